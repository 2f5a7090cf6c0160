//! A record taken apart into its smallest parts.

use super::fault::{Expected, Wrong};

/// What is wrong, with the byte it begins at.
pub(super) type Error = (usize, Wrong);

/// A part of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    /// The byte it begins at.
    pub(super) at: usize,
    pub(super) kind: Kind<'a>,
    /// As it stands in the record.
    pub(super) text: &'a str,
}

/// What a part of a record is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind<'a> {
    /// A character that opens or closes something: `[`, `]`, `(`, `)`, or a `}` that closes none.
    Mark(char),
    /// A text in quotes, without them.
    Quoted(String),
    /// The number of a turn, without its dots.
    Number(&'a str),
    /// Anything else: the name of a tag, a turn, a result.
    Word,
    /// The end of the record.
    End,
}

impl Token<'_> {
    /// That this is not what should stand here.
    pub(super) fn unexpected(&self, expected: Expected) -> Error {
        let found = (self.kind != Kind::End).then(|| self.text.to_owned());
        (self.at, Wrong::Unexpected { found, expected })
    }
}

/// Takes a record apart, from its beginning to its end.
#[derive(Debug)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    /// The comments before the last token, since they were last taken.
    pub(super) comments: Vec<String>,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        Lexer {
            text,
            at: 0,
            comments: Vec::new(),
        }
    }

    /// The next part; after the last one the end, again and again.
    pub(super) fn next(&mut self) -> Result<Token<'a>, Error> {
        self.skip_comments()?;
        let at = self.at;
        let (kind, end) = match self.char_at(at) {
            None => (Kind::End, at),
            Some('"') => self.quoted(at)?,
            Some(mark) if is_mark(mark) => (Kind::Mark(mark), at + 1),
            Some(_) => self.word(at),
        };
        self.at = end;
        let text = &self.text[at..end];
        Ok(Token { at, kind, text })
    }

    fn char_at(&self, at: usize) -> Option<char> {
        self.text[at..].chars().next()
    }

    fn skip_blanks(&self, at: usize) -> usize {
        self.text.len() - self.text[at..].trim_start().len()
    }

    fn skip_comments(&mut self) -> Result<(), Error> {
        loop {
            self.at = self.skip_blanks(self.at);
            let Some(rest) = self.text[self.at..].strip_prefix('{') else {
                return Ok(());
            };
            let Some((comment, _)) = rest.split_once('}') else {
                return Err((self.at, Wrong::OpenComment));
            };
            self.at += comment.len() + 2;
            let words: Vec<&str> = comment.split_ascii_whitespace().collect();
            self.comments.push(words.join(" "));
        }
    }

    /// The text in quotes that begins at a byte, and the byte after it.
    fn quoted(&self, at: usize) -> Result<(Kind<'a>, usize), Error> {
        let mut value = String::new();
        let mut chars = self.text[at + 1..].char_indices();
        while let Some((offset, c)) = chars.next() {
            match c {
                '"' => return Ok((Kind::Quoted(value), at + 1 + offset + 1)),
                '\n' | '\r' => break,
                '\\' if chars.as_str().starts_with(['"', '\\']) => {
                    value.extend(chars.next().map(|(_, escaped)| escaped));
                }
                _ => value.push(c),
            }
        }
        Err((at, Wrong::OpenValue))
    }

    /// The number or the word that begins at a byte, and the byte after it.
    fn word(&self, at: usize) -> (Kind<'a>, usize) {
        let end = self.word_end(at);
        let word = &self.text[at..end];
        let after_digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let number = &word[..word.len() - after_digits.len()];
        let after_dots = after_digits.trim_start_matches('.');
        let has_dots = after_dots.len() < after_digits.len();
        if !number.is_empty() && (has_dots || after_digits.is_empty()) {
            (Kind::Number(number), end - after_dots.len())
        } else {
            (Kind::Word, end)
        }
    }

    /// The end of the word that begins at a byte. Blanks do not end it beside the `-` and `x`
    /// between the cells of a turn.
    fn word_end(&self, at: usize) -> usize {
        let mut end = self.run_end(at);
        loop {
            let next = self.skip_blanks(end);
            let goes_on =
                self.text[at..end].ends_with(is_joint) || self.text[next..].starts_with(is_joint);
            let next_end = self.run_end(next);
            if !goes_on || next_end == next {
                return end;
            }
            end = next_end;
        }
    }

    /// The end of the run of characters of words that begins at a byte.
    fn run_end(&self, at: usize) -> usize {
        let rest = &self.text[at..];
        let ends = |c: char| c.is_whitespace() || is_mark(c) || c == '"' || c == '{';
        rest.find(ends)
            .map_or(self.text.len(), |length| at + length)
    }
}

fn is_mark(c: char) -> bool {
    matches!(c, '[' | ']' | '(' | ')' | '}')
}

/// Whether a character stands between the cells of a turn.
fn is_joint(c: char) -> bool {
    matches!(c, '-' | 'x' | 'X')
}
