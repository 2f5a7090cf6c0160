//! The rows of the keyboards, as the X Keyboard Extension describes them.

use super::Layout;

const fn layout(
    name: &'static str,
    languages: &'static [&'static str],
    rows: [&'static str; 4],
) -> Layout {
    Layout {
        name,
        languages,
        rows,
    }
}

// Editors show rows that are written from right to left in that order.
pub static LAYOUTS: &[Layout] = &[
    layout(
        "russian",
        &["ru", "ky", "tt", "ba"],
        [
            "ё1234567890-=",
            "йцукенгшщзхъ\\",
            "фывапролджэ",
            "ячсмитьбю.",
        ],
    ),
    layout(
        "ukrainian",
        &["uk"],
        [
            "'1234567890-=",
            "йцукенгшщзхїґ",
            "фівапролджє",
            "ячсмитьбю.",
        ],
    ),
    layout(
        "belarusian",
        &["be"],
        [
            "ё1234567890-=",
            "йцукенгшўзх'\\",
            "фывапролджэ",
            "ячсмітьбю.",
        ],
    ),
    layout(
        "kazakh",
        &["kk"],
        [
            "(\"әіңғ,.үұқөһ",
            "йцукенгшщзхъ\\",
            "фывапролджэ",
            "ячсмитьбю№",
        ],
    ),
    layout(
        // The traditional one, the more widespread of the two phonetic ones.
        "bulgarian-phonetic",
        &["bg"],
        [
            "ч1234567890-=",
            "явертъуиопшщю",
            "асдфгхйкл;'",
            "зьцжбнм,./",
        ],
    ),
    layout(
        // Of the standard of 2006.
        "bulgarian-new-phonetic",
        &[],
        [
            "ю1234567890-=",
            "чшертъуиопящь",
            "асдфгхйкл;'",
            "зжцвбнм,./",
        ],
    ),
    layout(
        "bulgarian-bds",
        &[],
        [
            "(1234567890-.",
            ",уеишщксдзц;„",
            "ьяаожгтнвмч",
            "юйъэфхпрлб",
        ],
    ),
    layout(
        "serbian",
        &["sr", "cnr"],
        [
            "`1234567890'+",
            "љњертзуиопшђж",
            "асдфгхјклчћ",
            " џцвбнм,.-",
        ],
    ),
    layout(
        "macedonian",
        &["mk"],
        [
            " 1234567890-=",
            "љњертѕуиопшѓж",
            "асдфгхјклчќ",
            "зџцвбнм,./",
        ],
    ),
    layout(
        "greek",
        &["el"],
        [
            "`1234567890-=",
            ";ςερτυθιοπ[]\\",
            "ασδφγηξκλ '",
            "ζχψωβνμ,./",
        ],
    ),
    layout(
        "hebrew",
        &["he", "iw"],
        [
            ";1234567890-=",
            "/'קראטוןםפ][\\",
            "שדגכעיחלךף,",
            "זסבהנמצתץ.",
        ],
    ),
    layout(
        "arabic",
        &["ar"],
        [
            "ذ1234567890-=",
            "ضصثقفغعهخحجد\\",
            "شسيبلاتنمكط",
            "ئءؤر\u{fefb}ىةوزظ",
        ],
    ),
    layout(
        "persian",
        &["fa"],
        [
            "\u{200d}۱۲۳۴۵۶۷۸۹۰-=",
            "ضصثقفغعهخحجچ\\",
            "شسیبلاتنمکگ",
            "ظطزرذدپو./",
        ],
    ),
    layout(
        "georgian",
        &["ka"],
        [
            "„1234567890-=",
            "ქწერტყუიოპ[]\\",
            "ასდფგჰჯკლ;'",
            "ზხცვბნმ,./",
        ],
    ),
    layout(
        "thai",
        &["th"],
        ["_ๅ/-ภถุึคตจขช", "ๆไำพะัีรนยบลฃ", "ฟหกดเ้่าสวง", "ผปแอิืทมใฝ"],
    ),
    layout(
        // Dubeolsik.
        "korean",
        &["ko"],
        [
            "`1234567890-=",
            "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ[]\\",
            "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ;'",
            "ㅋㅌㅊㅍㅠㅜㅡ,./",
        ],
    ),
];
