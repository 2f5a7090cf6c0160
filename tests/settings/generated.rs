//! What is made from the command line: completions and the man page.

use crate::home::Home;

const WORDS: [&str; 14] = [
    "lots",
    "check",
    "games",
    "perft",
    "config",
    "completions",
    "theme",
    "color",
    "no-mouse",
    "no-animation",
    "turn-time",
    "clock",
    "truecolor",
    "advanced",
];

#[test]
fn every_shell_has_completions() {
    for (shell, sign) in [
        ("bash", "complete -F _pylos"),
        ("zsh", "#compdef pylos"),
        ("fish", "complete -c pylos"),
        ("elvish", "edit:completion:arg-completer[pylos]"),
        ("powershell", "Register-ArgumentCompleter"),
    ] {
        let home = Home::empty();
        let ran = home.run(&["completions", shell], &[]);
        let script = ran.exits(0).quietly().out;
        assert!(script.contains(sign), "no {sign:?} for {shell}");
        for word in &WORDS[..12] {
            assert!(script.contains(word), "no {word:?} for {shell}");
        }
    }
}

#[test]
fn the_man_page_tells_every_flag() {
    let ran = Home::empty().run(&["man"], &[]).exits(0).quietly();
    let page = ran.out.replace("\\-", "-");
    assert!(page.contains(".TH pylos 1"), "{page}");
    for word in WORDS {
        assert!(page.contains(word), "no {word:?} in {page}");
    }
    assert!(page.contains("\npylos config\n"), "{page}");
    assert!(!page.contains("(1)"), "a page that is not there: {page}");
}
