//! A position as a drawing, in SVG: for a page, a post, a rule book.
//!
//! It needs nothing from outside and runs nothing, so that it can stand in a page as an image as
//! well. It brings its own paper, on which it can be read whatever the page is like. The names of
//! its parts are its own as well, so that several drawings can stand in one page.

mod board;
mod card;
mod paint;

use super::Scene;
use crate::text::{self, Catalogue};
use crate::tui::theme::{Palette, Rgb};
use paint::Paint;
use std::fmt::{self, Display, Formatter};

/// The width of a drawing, in its own units, which are pixels where it is not scaled.
const WIDTH: f32 = 900.0;
/// What lies between the pictures of a strip.
const GAP: f32 = 18.0;

/// A scene as a drawing.
#[must_use]
pub fn svg(words: &Catalogue, scene: Scene<'_>, colors: &Palette<Rgb>) -> String {
    let about = about(words, scene);
    named(colors, |paint| {
        let card = card::draw(words, scene, paint);
        document(paint, card.height, "img", &about, &card.drawing)
    })
}

/// Scenes as one drawing, one below the other.
#[must_use]
pub fn svg_strip(words: &Catalogue, scenes: &[Scene<'_>], colors: &Palette<Rgb>) -> String {
    let about = scenes.last().map(|last| {
        let parts = [
            ("rules", text::house_rules(words, last.rules()).into()),
            ("count", last.turn_count().into()),
        ];
        let title = words.say_with("show-title-all", &parts);
        (title, last.status(words, &last.players()))
    });
    let about = about.unwrap_or_default();
    named(colors, |paint| {
        let mut top = 0.0;
        let mut cards = String::new();
        for scene in scenes {
            let card = card::draw(words, *scene, paint);
            cards += &in_strip(top, &self::about(words, *scene), &card.drawing);
            top += card.height + GAP;
        }
        document(paint, (top - GAP).max(0.0), "group", &about, &cards)
    })
}

/// A picture of a strip, below a height.
fn in_strip(top: f32, about: &(String, String), drawing: &str) -> String {
    let (title, description) = (Escaped(&about.0), Escaped(&about.1));
    format!(
        "<g role=\"img\" transform=\"translate(0 {})\">\n\
         <title>{title}</title>\n<desc>{description}</desc>\n{drawing}</g>\n",
        Number(top),
    )
}

/// A drawing whose parts have names that no other drawing has: it is drawn once without, to know
/// what it is like.
fn named(colors: &Palette<Rgb>, draw: impl Fn(&Paint) -> String) -> String {
    let nameless = draw(&Paint::new(*colors, String::new()));
    draw(&Paint::new(*colors, format!("p{:08x}-", hash(&nameless))))
}

/// The FNV-1a hash of a text: the same for ever, so that the same drawing has the same names.
fn hash(text: &str) -> u32 {
    let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    text.bytes().fold(0x811c_9dc5, step)
}

/// What a drawing shows, in words, for people who do not see it: in short, and in full.
fn about(words: &Catalogue, scene: Scene<'_>) -> (String, String) {
    let players = scene.players();
    let full = [
        scene.story(words, &players),
        text::board_in_words(words, &players, scene.position()),
        scene.status(words, &players),
    ];
    (scene.title(words), full.join("\n"))
}

fn document(
    paint: &Paint,
    height: f32,
    role: &str,
    about: &(String, String),
    drawing: &str,
) -> String {
    let id = &paint.id;
    let (title, description) = about;
    let (title, description) = (Escaped(title), Escaped(description));
    let (height, defs) = (Number(height), paint.definitions());
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" \
         viewBox=\"0 0 {WIDTH} {height}\" role=\"{role}\" aria-labelledby=\"{id}title {id}desc\" \
         font-family=\"Georgia, 'DejaVu Serif', serif\">\n\
         <title id=\"{id}title\">{title}</title>\n<desc id=\"{id}desc\">{description}</desc>\n\
         <defs>\n{defs}</defs>\n{drawing}</svg>\n"
    )
}

/// A number with few decimals.
#[derive(Clone, Copy)]
struct Number(f32);

impl Display for Number {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let text = format!("{:.1}", self.0);
        f.write_str(text.strip_suffix(".0").unwrap_or(&text))
    }
}

/// A text as XML may hold it.
struct Escaped<'a>(&'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for c in self.0.chars() {
            match c {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\n' | '\t' => write!(f, "{c}")?,
                // XML has no place for these, however they are written.
                '\u{0}'..'\u{20}' | '\u{fffe}' | '\u{ffff}' => {
                    write!(f, "{}", char::REPLACEMENT_CHARACTER)?;
                }
                _ => write!(f, "{c}")?,
            }
        }
        Ok(())
    }
}
