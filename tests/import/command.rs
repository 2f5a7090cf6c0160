//! `pylos import`, by the real program.

use crate::logs::log;
use crate::program::pylos;
use pylos::record::Record;

fn sample(name: &str) -> Record {
    let file = format!("assets/games/{name}.pylos");
    Record::read(&std::fs::read(file).unwrap()).unwrap()
}

#[test]
fn a_log_becomes_a_record() {
    for name in ["apex", "no-turn"] {
        let record = sample(name);
        let variant = record.rules().variant.name();
        let text = log(&record.game()).join("\r\n");
        let ran = pylos(&["import", "--variant", variant], &text)
            .exits(0)
            .quietly();
        let imported: Record = ran.out.parse().unwrap();
        assert_eq!(
            imported.game().turns().collect::<Vec<_>>(),
            record.turns().collect::<Vec<_>>()
        );
        assert!(imported.rules().raise_when_empty);
        assert_eq!(
            (imported.light(), imported.dark()),
            (Some("Ana"), Some("Bo"))
        );
        assert_eq!(imported.termination(), record.termination());
        assert_eq!(pylos(&["check", "-"], &ran.out).exits(0).quietly().err, "");
    }
}

#[test]
fn a_log_can_stand_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.txt");
    std::fs::write(&path, "Ana places a ball (2, 3, 1)").unwrap();
    let args = [
        "import",
        path.to_str().unwrap(),
        "--kids",
        "--light",
        "Cy",
        "--dark",
        "Di \"D\"",
    ];
    let expected = "[Game \"Pylos\"]\n[Rules \"kids+raise\"]\n[Light \"Cy\"]\n[Dark \"Di \\\"D\\\"\"]\n\
        [Result \"*\"]\n[Termination \"unfinished\"]\n\n1. 1b3\n*\n";
    assert_eq!(pylos(&args, "").exits(0).quietly().out, expected);
}

#[test]
fn what_is_no_game_writes_nothing() {
    let ran = pylos(
        &["import"],
        "Ana places a ball (2, 3, 1)\n\u{1b} places a ball (2,\u{7}\n3, 1)",
    )
    .exits(1);
    let expected = "-:2:3: \"places a ball\": A cell is missing: expected \"places a ball (x, y, z)\", with x, y and the level z as numbers.\n";
    assert_eq!((&*ran.out, &*ran.err), ("", expected));
    let ran = pylos(
        &["import", "-"],
        "places a ball (2, 3, 1) places a ball (2, 3, 1)",
    )
    .exits(1);
    let expected = "-:1:25: \"places a ball (2, 3, 1)\": 1b3 already holds a light ball.\n";
    assert_eq!((&*ran.out, &*ran.err), ("", expected));
    let ran = pylos(&["import", "nowhere.txt"], "").exits(1);
    assert!(
        ran.err.starts_with("pylos: nowhere.txt cannot be read: "),
        "{ran:?}"
    );
    pylos(&["import", "--kids", "--advanced"], "").exits(2);
}

/// Long logs take no longer than their length: a quadratic search would not end.
#[test]
fn a_long_log_is_read() {
    let noise = "Ana resigns <places a ball &nbsp; ".repeat(100_000);
    let ran = pylos(
        &["import"],
        format!("{}\n{noise}", "places a ball (2, 3, 1)"),
    )
    .exits(1);
    assert!(ran.err.starts_with("-:2:14: "), "{}", ran.err);
    let noise = "Ana resigns <places> (1, ".repeat(100_000);
    let ran = pylos(
        &["import"],
        format!("{}\n{noise}", "places a ball (2, 3, 1)"),
    )
    .exits(0);
    assert!(ran.out.ends_with("1. 1b3\n*\n"));
}
