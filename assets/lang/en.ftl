# What Pylos says, in English: in ASCII, so that any terminal can show it. Parts in { } are filled
# in by the program. "Taking back" is what a player does with a ball, never with a turn.

## Sides and variants
light = Light
dark = Dark
variant-kids = kids
variant-standard = standard
variant-advanced = advanced
house-raise = raise when empty
house-optional = optional recovery
house-nopass = no pass
list = { $head } and { $last }
nothing = no ball on the board

## What happened
placed = { $player } places a ball on { $to }.
raised = { $player } raises { $from } to { $to }.
completed =
    { $player } completes a { $shape ->
        [line] line
       *[square] square
    } on level { $level } and takes back { $count ->
        [0] nothing.
       *[other] { $cells }.
    }
completes =
    { $player } completes a { $shape ->
        [line] line
       *[square] square
    } on level { $level }.
resigned = { $player } resigns.
agreed = The players agree on a draw.
time-up = The time of { $player } is up.
undone = Undone: { $what }
redone = Redone: { $what }
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to redo.
time-both = { $turn } of { $game }
time-left = Time left: { $lightname } { $light }, { $darkname } { $dark }.
to-move =
    { $player } to move, { $count ->
        [0] no ball
        [one] 1 ball
       *[other] { $count } balls
    } in reserve.
reserve = { $count } in reserve
stands =
    { $player }: { $cells }; { $count ->
        [0] no ball
        [one] 1 ball
       *[other] { $count } balls
    } in reserve.

## How it ended
ended-apex = { $winner } wins with the ball on the apex.
ended-empty-reserve = { $winner } wins: { $loser } has no ball left in reserve.
ended-no-turn = { $winner } wins: { $loser } has no ball in reserve and none to raise.
ended-repetition = A draw: the same position for the third time.
ended-agreement = A draw by agreement.
ended-resignation = { $winner } wins: { $loser } resigned.
ended-time = { $winner } wins: { $loser } has no time left.
ended-summary =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }; balls left: { $lightname } { $light }, { $darkname } { $dark }.

## Why something may not be done
refused-game-over =
    The game is over: { $winner ->
        [light] Light has won.
        [dark] Dark has won.
       *[none] it is a draw.
    }
refused-empty-reserve = No ball is left in reserve to place: you can only raise one.
refused-occupied =
    { $cell } already holds a { $side ->
        [light] light
       *[dark] dark
    } ball.
refused-unsupported =
    { $cell } needs four balls under it: { $missing } { $count ->
        [one] is empty.
       *[other] are empty.
    }
refused-not-yours = The ball on { $cell } is not yours.
refused-no-ball = There is no ball on { $cell }.
refused-not-free =
    The ball on { $cell } is not free: { $holding } { $count ->
        [one] rests on it.
       *[other] rest on it.
    }
refused-not-higher = { $to } is no higher than { $from }: a raise goes to a higher level.
refused-supports-itself = { $to } rests on { $from }: a ball cannot support itself.
refused-nowhere = The ball on { $cell } is free, but no higher cell can take it.
refused-nothing-to-recover = The ball on { $cell } completes nothing, so no ball may be taken back.
refused-too-many = Two balls at most may be taken back in a turn.
refused-must-recover = This completes a square or a line: take back one or two free balls.
refused-unchanged = House rule "no pass": this changes nothing. Take back another ball.
refused-not-begun = First place a ball, or raise one.

## Texts that cannot be read
no-cell = "{ $found }" is no cell: a cell is level, file and rank, as in 2b3.
no-cell-empty = A cell is missing: a level from 1 to 4, a file and a rank, as in 2b3.
no-cell-on-level =
    "{ $found }" is no cell: level { $level } has { $size ->
        [one] only the cell 4a1.
       *[other] files a to { $file } and ranks 1 to { $size }.
    }
recovered-twice = { $cell } is taken back twice.
recovered-held = { $upper } rests on { $lower }: take { $upper } back first.
position-fields =
    A position has five fields separated by blanks, levels 1 to 4 and the side to move; this one has { $found }. The empty board is 4/4/4/4 3/3/3 2/2 1 L.
position-ranks =
    Level { $level } has { $found ->
        [one] one rank
       *[other] { $found } ranks
    } here: expected { $size ->
        [one] one.
       *[other] { $size }, separated by "/".
    }
position-symbol =
    "{ $found }" on level { $level }, rank { $rank }: expected L, D or { $size ->
        [one] 1 for the empty cell.
       *[other] a number of empty cells from 1 to { $size }.
    }
position-width =
    Level { $level }, rank { $rank } has { $found ->
        [0] no cell
        [one] one cell
       *[other] { $found } cells
    } here: expected { $size }.
position-side = "{ $found }" is no side to move: expected L or D.
position-overlap = Light and Dark cannot both have a ball on { $cells }.
position-too-many =
    { $side ->
        [light] Light
       *[dark] Dark
    } has { $count } balls on the board; there are 15 of each colour.
no-variant = "{ $found }" is no variant: expected kids, standard or advanced.
no-house-rule = "{ $found }" is no house rule: expected raise, optional or nopass.

no-turn-time = expected a time as in 30s, 2m, 1m30s or 1:30, or a number of seconds, or none
no-clock = expected a time as in 10m, or one with an increment as in 10m+5s or a delay as in 10m/5s, or none
time-fraction = times are whole seconds
time-negative = a time cannot be below zero
time-zero = a time cannot be zero
time-too-long = 24 hours are the most
time-no-unit = this could be minutes or seconds: expected a unit, as in 10m or 10s
times-misfit =
    A turn time of { $turn } does not go with a clock of { $clock }: { $why ->
        [turn-longer] a turn would have more time than the game.
       *[bonus-outlasts] a turn must have more time than is added or does not count.
    }

## Records that are not sound
record-at = { $file }:{ $line }:{ $column }: { $reason }
record-sound =
    { $file }: sound, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, { $score } { $termination }
record-unreadable = { $file } cannot be read: { $reason }
record-no-text = This is no UTF-8 text.
record-unexpected = "{ $found }" is not expected here: expected { $expected }.
record-ends = The record ends here: expected { $expected }.
record-expects-tag-name = the name of a tag, as in [Light "Ana"]
record-expects-tag-value = the value of the tag in quotes, as in [Light "Ana"]
record-expects-tag-end = "]", which closes the tag
record-expects-turn = a turn
record-expects-turn-or-result = a turn, or the result: 1-0, 0-1, 1/2-1/2 or *
record-expects-turn-or-variation-end = a turn, or ")", which closes the variation
record-expects-end = nothing but comments after the result
record-open-comment = This comment never ends: expected "{"}"}" behind it.
record-open-value = This value does not end in its line: expected a quote behind it.
record-number = "{ $found }" is not the number of this turn: expected { $expected }.
record-game = "{ $found }" is another game: expected Pylos.
record-time-control = "{ $found }" is no time control: expected seconds from 1 to 86400 as in 30/turn, 600+5, 600d5, or both as in 600+5,30/turn, where a turn has no more than the game and more than is added or does not count.
record-result = "{ $found }" is no result: expected 1-0, 0-1, 1/2-1/2 or *.
record-termination = "{ $found }" is no termination: expected apex, empty-reserve, no-turn, repetition, agreement, resignation, time or unfinished.
record-no-tag = The tag { $tag } is missing: expected it before this.
record-second-tag = The tag { $tag } is here a second time: expected it once.
record-two-results = The record ends with { $found }, but its tag Result says { $tag }: expected the same.
record-ends-otherwise = "{ $found }" is not how the turns end the game: expected { $score }, { $termination }.
record-not-ended = "{ $found }" is not how the turns end the game, for they do not: expected agreement, resignation, time or unfinished.
record-wrong-result = { $found } does not go with the termination "{ $termination }" here: expected { $expected }.
record-either = { $one } or { $other }

## Files that could not be dealt with: the path last, for it may be long
file-taken = { $path } is there already.
file-no-folder = The folder cannot be made: { $reason }: { $path }
file-unreadable = The file cannot be read: { $reason }: { $path }
file-unwritten = The file cannot be written: { $reason }: { $path }
file-unlocked = The file cannot be locked: { $reason }: { $path }
file-unmoved = The file cannot be moved to the games that are over: { $reason }: { $path }
file-unremoved = The file cannot be removed: { $reason }: { $path }
## Logs that are no game
import-found = "{ $found }": { $reason }
import-no-text = This is no UTF-8 text.
import-nothing = No turn stands in this log: expected sentences as in "places a ball (1, 2, 1)".
import-no-cell = A cell is missing: expected "{ $expected }", with x, y and the level z as numbers.
import-no-level = There is no level { $level }: expected 1 to 4 as the last of three numbers.
import-off-board = Level { $level } has no such cell: expected x and y { $size ->
        [one] 1.
       *[other] from 1 to { $size }.
    }
import-too-early = No ball has been placed yet: expected "places a ball" before it.
import-twice = { $player } has played the turn before: expected the other player.

## The games that are kept
games-none = No games are kept yet: they will be in { $path }.
games-nowhere = No games are kept, for there is no home folder.
games-players = { $light } / { $dark }
games-turns =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }

## The rules of the game
rules-board = The pyramid has four levels of 4 by 4, 3 by 3, 2 by 2 and one cell. Each player has 15 balls. Light begins. A ball above level 1 rests on four others; a ball is free while no other rests on it.
rules-turn = In a turn you either place a ball from your reserve on level 1 or on four balls that form a square, whoever owns them; or you raise one of your own free balls to a higher level, one or two levels up, where four other balls carry it.
rules-kids = In the kids' game balls are never taken back.
rules-standard = If the ball that lands completes a square of your own colour, four balls two by two on any level, you take balls back.
rules-advanced = If the ball that lands completes a square of your own colour, four balls two by two on any level, or a line of your own colour, a whole row or column of four on level 1 or of three on level 2 but never a diagonal, you take balls back.
rules-recovery = You must then return one or two of your own free balls to your reserve.
rules-recovery-optional = You may then return one or two of your own free balls to your reserve, or none (house rule: optional recovery).
rules-recovery-more = The second ball is chosen when the first is off, so the first may free it. The ball just landed may be taken. Several squares or lines at once still give two balls at most. Taking back never completes anything.
rules-nopass = A turn may not leave the board as it was before, unless there is no other (house rule: no pass).
rules-end = Whoever puts a ball on the apex wins. Whoever is to move with an empty reserve loses, so the game ends as soon as a turn leaves the other player without a ball in reserve.
rules-end-raise = Whoever puts a ball on the apex wins. Whoever is to move with an empty reserve plays on as long as a raise is possible, and loses when none is (house rule: raise when empty).
rules-draw = The same position with the same player to move for the third time is a draw. So is one that both players agree on. A player may resign.

## The command line
cli-about = Pylos, the board game, for two people at one keyboard
cli-kids = Play the kids' variant: balls are never taken back
cli-advanced = Play the advanced variant: lines count as well as squares
cli-variant = Play this variant [default: standard]
cli-raise-when-empty = House rule: a player with an empty reserve plays on while a raise is possible
cli-optional-recovery = House rule: a player may decline to take balls back
cli-no-pass = House rule: no turn may leave the board as it was
cli-turn-time = What each turn may take, as in 30s, 2m or 1m30s; who takes longer loses
cli-clock = What a player's turns may take together, as in 10m, 10m+5s (5 seconds more after each) or 10m/5s (5 seconds of each do not count)
cli-bell = Ring in the last ten seconds of a player's time
cli-light = The name of the player with the light balls, who begins
cli-dark = The name of the player with the dark balls
cli-lots = Draw lots for who of the two plays light
cli-position = Begin in this position, as in "4/4/1L2/4 3/3/3 2/2 1 D"
cli-plain = Line mode, for pipes, scripts and screen readers: one turn a line
cli-strict = In line mode, end with exit code 1 at the first line that is refused
cli-ascii = Draw with ASCII characters only
cli-theme = The theme: a name, or the path of a file
cli-color = How many colours to use [default: auto]
cli-no-mouse = Take no clicks: the mouse stays with the terminal
cli-no-animation = Let nothing move on the screen
cli-games = List the games that are kept and those under way, the last one first
cli-config = Print where the config file and the games are, and every setting with where it comes from
cli-completions = Print a script that completes the command line in a shell
cli-completions-shell = The shell
cli-man = Print the man page
cli-value-theme = NAME|FILE
cli-value-color = DEPTH
cli-value-shell = SHELL
cli-file = A record to play on, or to look through; - reads standard input
cli-resume = Go on with the unfinished game, unasked
cli-new = Begin a new game, unasked: unfinished ones are kept under their dates
cli-no-save = Keep nothing on disk
cli-replay = Show a game record turn by turn
cli-real-time = As fast as it was played, where the record tells the time of each turn
cli-replay-file = The record; - reads standard input
cli-perft = Count turn sequences, a test and a measure of the rules
cli-perft-depth = How many turns deep
cli-perft-rules = The rules, as in "advanced+raise+optional+nopass"
cli-perft-divide = Print a line for each first turn, then the sum
cli-value-switch = true|false
cli-check = Check game records: are all turns legal, and do result and termination agree with them?
cli-check-files = The records; - reads standard input
cli-show = Show a position of a game, or every one, as text, picture or data
cli-show-long =
    Show a position of a game, or every one, as text, picture or data, on standard output.

    text is for people, in ASCII characters. ansi is the board as the game draws it on a terminal, with colours wherever it is written to. svg is a drawing, with --all of one position under the other. json is an object, with --all a list of them.
cli-show-file = The record; - reads standard input
cli-show-ply = The position after this many turns, 0 for the first [default: the last position]
cli-show-all = Every position
cli-show-position = Show this position, as in "4/4/1L2/4 3/3/3 2/2 1 D"
cli-show-rules = The rules of the position, as in "advanced+raise" [default: standard]
cli-show-format = In which form
cli-value-ply = NUMBER
cli-value-format = FORMAT
cli-import = Turn the log of a game on Board Game Arena into a record, on standard output
cli-import-long =
    Turn the log of a game on Board Game Arena into a record, on standard output.

    The sentences of the log may stand among any other words, oldest or newest first. Of (x, y, z), x is the file, y the rank and z the level, all from 1. The rules are those of that site, where a player with an empty reserve plays on while a raise is possible.
cli-import-file = The log; - reads standard input
cli-value-file = FILE
cli-value-time = TIME
cli-value-clock = TIME[+MORE|/DELAY]
cli-value-variant = VARIANT
cli-value-name = NAME
cli-value-position = POSITION
cli-value-depth = DEPTH
cli-value-rules = RULES
name-empty = a name cannot be empty
name-control = a name cannot hold characters that steer the terminal
failed = pylos: { $reason }
perft-speed = { $seconds } s, { $millions } million turns a second
stdin-no-terminal = pylos: standard input is no terminal. For pipes and scripts there is line mode: pylos --plain
stdout-no-terminal = pylos: standard output is no terminal. For pipes and scripts there is line mode: pylos --plain
terminal-dumb = pylos: this terminal (TERM=dumb) cannot show the board. There is line mode: pylos --plain
terminal-failed = the terminal failed
input-failed = standard input cannot be read
output-failed = the output cannot be written

no-command = "{ $found }" is no file and no command: did you mean pylos { $nearest }?
no-command-here = "{ $found }" is no file; a command comes before everything else: pylos { $found }
nothing-to-resume = There is no unfinished game to go on with: a new one begins.
state-nowhere = Games are not kept on disk, for there is no home folder.

## The settings
setting-unreadable = { $file } cannot be read: { $reason }.
setting-no-toml = { $file }, line { $line }: "{ $found }" is no TOML: { $reason }. Nothing in this file counts.
setting-unknown =
    { $file }, line { $line }: "{ $found }" is no setting{ $nearest ->
        [none] {": the README lists them all."}
       *[other] : did you mean { $nearest }?
    }
setting-value = { $file }, line { $line }: { $key } cannot be { $found }: expected { $expected }.
setting-variable = { $variable } cannot be "{ $found }": expected { $expected }.
setting-times = { $misfit } { $aside } is left aside.
setting-memory = { $fault } This file is beside the games; until it is mended or removed, what is set up for a new game is not remembered.
setting-several = There are { $count } faults in the settings: pylos config tells them.
expected-bool = true or false
expected-switch = 0 or 1
expected-text = a text in one line that is not empty
expected-color = "auto", "truecolor", "256", "16" or "never"
expected-variant = "kids", "standard" or "advanced"
expected-turn-time = "none", or a time of whole seconds up to 24 hours, as in "30s", "2m" or "1m30s"
expected-clock = "none", or a time of whole seconds up to 24 hours, as in "10m", "10m+5s" with an increment or "10m/5s" with a delay
expected-table = a table of commands and their keys
expected-list = a list of keys, as in ["u", "z"]
config-file = Config file: { $path }
config-file-absent = Config file: { $path } (there is none yet)
config-file-nowhere = Config file: none, for there is no home folder
config-games = Games: { $path } (pylos games lists them)
config-games-nowhere = Games: none are kept, for there is no home folder
config-none = none
config-keyboard-by-locale = by the locale
config-keys-usual = as usual
origin-default = default
origin-remembered = last new game
origin-file = config file
origin-environment = environment ({ $variable })
origin-flag = command line

## Positions shown
show-start =
    { $count ->
        [0] A position without turns.
        [one] Before the only turn.
       *[other] Before the first of { $count } turns.
    }
show-turn = After turn { $turn } of { $count }, { $played }: { $story }
show-title =
    Pylos, { $rules }: { $turn ->
        [0] { $count ->
            [0] a position
           *[other] the beginning
        }
       *[other] after turn { $turn } of { $count }
    }
show-title-all =
    Pylos, { $rules }: { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
show-versus = { $light } and { $dark }
show-from-above = from above
show-time = { $winner } wins: { $loser } has run out of time.
show-no-ply = This record has no position after { $ply } turns: expected a number from 0 to { $count }.
show-legend = L light, D dark, + a ball can rest here, . none can yet
show-landed = the last ball landed here
show-raised = it was raised from here
show-taken = a ball was taken back from here
show-legend-mark = { $sign } { $meaning }

## Lots
player-first = Player 1
player-second = Player 2
lots-drawn =
    Lots: { $light } plays light{ $begins ->
        [light] {" and begins, "}{ $dark } plays dark.
       *[dark] , { $dark } plays dark and begins.
    }
lots-title = Lots
lots-prompt = Who draws the light ball?
lots-failed = No lots can be drawn: { $reason }.

## Line mode
plain-greeting = Pylos, { $rules }.
plain-players = { $light } plays light, { $dark } plays dark.
plain-goes-on =
    The unfinished game goes on: begun { $date }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } so far.
plain-ask = { $question } ({ $yes }/{ $no })
plain-commented = Comment: { $comment }
plain-uncommented = No comment.
plain-no-path = The name of a file is missing, as in save final.pylos.
plain-taken = { $path } is there already: save! { $path } replaces it.
plain-legal =
    { $count ->
        [one] 1 legal turn: { $turns }
       *[other] { $count } legal turns: { $turns }
    }
plain-no-clock = Nothing limits the time of this game: there is no clock.
plain-paused = The game is paused: resume goes on.
plain-is-paused = The game is paused: resume goes on, clock, help and quit are all else there is.
plain-not-paused = The game is not paused.
plain-refused = { $reason }
plain-unknown = This is neither a turn, as in 1b2, nor a command: help lists both.
plain-too-long = A line has { $longest } bytes at most: this one is longer.
plain-refused-line = line { $line }: "{ $found }": { $reason }
plain-help =
    A turn is a line: 1b2 places a ball, 1d4-2b2 raises one.
    x and a cell after it take a ball back: 1b2x1a1, or 1b2x1a1x1c1 for two.
    A cell is level, file and rank; on level 1 the level may be left out: b2 is 1b2.
    undo, redo: undo the last turn, redo it
    show: say where all balls are
    legal: list the legal turns
    clock: say how much time both players have left
    pause, resume: let the clock stand, let it go on
    resign: the player to move gives up
    draw: both players agree on a draw
    comment TEXT: write a comment on the last turn, in the place of the one that is there
    record: say the record of the game so far
    save PATH: write that record to a file; save! PATH replaces one that is there
    quit: leave the game unfinished
    The game is kept on disk: pylos --plain --resume goes on with it. Scripts may want --no-save.

## The screen
title = PYLOS
level = level { $level }
level-short = lv{ $level }
header-right = { $cell }  turn { $turn }
too-small = The board needs { $width }x{ $height }, the window has { $haswidth }x{ $hasheight }.
prompt-place = { $player }: place a ball
prompt-raise = { $player }: raise one of your balls, the reserve is empty
prompt-place-or-raise = { $player }: place a ball, or lift one of yours to raise it
prompt-land = { $player }: choose where the ball from { $from } goes, or { $back } to set it back
prompt-recover = { $player }: choose a ball to take back
prompt-recover-optional = { $player }: choose a ball to take back, or { $finish } to take none
prompt-recover-second = { $player }: choose a second ball to take back, or { $finish } when done
prompt-looking-back =
    Looking back: { $turn ->
        [0] before the first turn
       *[other] after turn { $turn } of { $count }
    }. { $act } returns to the game
prompt-looking-at-variation = A variation, turn { $turn }. { $vary } plays on from here, { $act } returns to the game
prompt-replaying = Turn { $turn } of { $count }. { $act } stops
prompt-replay-waits = Turn { $turn } of { $count }, stopped. { $act } goes on, { $back } ends the replay
prompt-variation = (variation) { $prompt }
prompt-comment = Comment:
prompt-path = Save as:
prompt-type = Turn:
typed-legal = { $act } plays it.
over-hint = { $again } plays again, { $undo } undoes the end, { $swap } swaps the colours first.
ask-resign = Does { $player } resign, so that { $other } wins?
ask-draw = { $player } offers a draw. Does { $other } agree?
ask-quit = Quit? The game is saved: pylos goes on with it next time.
ask-quit-lost = Quit? This game is not saved and will be lost.
ask-go-on =
    Go on with this game, begun { $date }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } so far? If not, a new one begins and this one is kept.
begun-some-day = some day
ask-replace = { $path } is there already. Replace it?
saved = Saved in { $path }.
not-kept = The game goes on, but is not kept: { $reason }
not-remembered = What is set up will not be remembered: { $reason }
no-other-turn = No other turn was played here: step back, and { $vary } plays one.
no-variation-from-the-end = The game is over here: step back to play differently.
nothing-to-undo-in-variation = Only the last turn of a variation can be undone here.
not-in-a-variation = Not in a variation: return to the game first.
replay-speed =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    } a minute.
hidden = Paused
clock-both = { $turn } / { $game }
stood-paused = The clock stands, and the board is hidden.
stood-stopped = While the program was stopped, the clock stood.
stood-lapsed = The machine slept or was stopped: meanwhile the clock stood.
stood-broken-off = Since the game was broken off, the clock has stood.
prompt-paused = Paused. { $pause } or { $act } lets the clock run on
nothing-to-replay = There is no turn to be shown yet.
no-replay = Nothing passes by itself now: { $pause } starts it.
swap-on = The players swap colours for the next game.
swap-on-named = Next game: { $light } plays light, { $dark } plays dark.
swap-off = The players keep their colours for the next game.
double-click = A double click counts as one: click { $cell } once more to choose it again.
cannot-suspend = There is no shell here to go back to.

## The dialog that sets up a new game
setup-title = New game
setup-variant = Variant
setup-raise = Raise when empty
setup-optional = Optional recovery
setup-nopass = No pass
setup-turn-time = Time per turn
setup-clock = Time per game
setup-light = Who plays light
setup-begin = Begin
setup-on = on
setup-off = off
setup-no-name = (no name)
setup-no-limit = (no limit)
setup-lots = drawn by lot
setup-loser = { $loser } chooses
setup-hint-name = Type a name, or leave it empty.
setup-hint-kids = Kids: balls are never taken back.
setup-hint-standard = Standard: a square of your own colour lets you take balls back.
setup-hint-advanced = Advanced: squares and lines of your own colour let you take balls back.
setup-hint-raise = A player with an empty reserve plays on while a raise is possible.
setup-hint-optional = A player may decline to take balls back.
setup-hint-nopass = No turn may leave the board as it was.
setup-hint-turn-time = What each turn may take, as in 30s or 2m. Who takes longer loses.
setup-hint-clock = What a player's turns may take together, as in 10m or 10m+5s, with 5 seconds more after each.
setup-hint-light = { $light } plays light, { $dark } plays dark.
setup-hint-again = The same colours again: { $light } plays light, { $dark } plays dark.
setup-hint-swapped = The colours are swapped: { $light } plays light, { $dark } plays dark.
setup-hint-lots = Two hands, a light ball and a dark one: lots are drawn for who plays light.
setup-hint-loser = { $loser } lost the last game and chooses a colour for the next.
setup-hint-begin = { $act } begins the game.
setup-kept = { $act } begins. The game under way is kept, unfinished; { $back } returns to it.
setup-lost = { $act } begins. The game under way is not saved and will be lost; { $back } returns to it.
setup-wrong = "{ $found }": { $reason }.
setup-asks-loser = { $loser } lost the last game and chooses: which colour?
setup-plays =
    { $colour }{ $begins ->
        [yes] , and begins
       *[no] {""}
    }
setup-lines = { $from } to { $to } of { $count }

## The bar
bar-begin = begin
bar-next = next
bar-change = change
bar-choose = choose
bar-land = place
bar-lift = lift
bar-recover = take back
bar-finish = done
bar-level = level
bar-type = type a turn
bar-back = back
bar-undo = undo
bar-redo = redo
bar-look-back = look back
bar-earlier = earlier
bar-later = later
bar-return = return
bar-vary = play from here
bar-other = other turn
bar-comment = comment
bar-replay = replay
bar-pause = stop
bar-clock-pause = pause
bar-clock-on = go on
bar-go = go on
bar-faster = faster
bar-slower = slower
bar-keep = keep
bar-save = save
bar-go-on = go on
bar-new-game = new game
bar-again = play again
bar-rules = rules
bar-help = help
bar-quit = quit
bar-play = play
bar-cancel = cancel
bar-yes = yes
bar-no = no
bar-close = close
bar-scroll = scroll

## The keys
key-space = Space
key-enter = Enter
key-esc = Esc
key-tab = Tab
key-backtab = Shift-Tab
key-backspace = Backspace
key-up = Up
key-down = Down
key-left = Left
key-right = Right
key-pageup = PgUp
key-pagedown = PgDn
key-home = Home
key-end = End
key-insert = Ins
key-delete = Del
key-none = no key
key-other = ?
key-ctrl = Ctrl-{ $key }

## Keys in the settings
keys-unknown-command = keys: "{ $found }" is no command.
keys-unknown-command-nearest = keys: "{ $found }" is no command. Is { $nearest } meant?
keys-unknown-key = keys: { $command }: "{ $found }" is no key. Keys are written as in u, ctrl-r, f1, enter, space, page-up, shift-tab.
keys-clash = keys: { $key } cannot be the key of both { $one } and { $other }.
keys-none = keys: { $command } must have a key.
keys-fixed = keys: the key of { $command } cannot be changed.

## Answers to a question: the letters for yes and no
answer-yes = y
answer-no = n

## The help
help-title = How to play
comment-title =
    { $turns ->
        [0] Comment on the beginning
       *[other] Comment on turn { $turns }
    }
rules-title = The rules: { $rules }
page-lines = lines { $from } to { $to } of { $count }
help-intro =
    Move to a cell and press { $act }: on an empty cell it places a ball, on a free ball of your own it lifts it, so that you can raise it. When you complete something, { $act } takes balls back; press { $finish } when one is enough. A click does the same as { $act }, a double click no more than one; the wheel looks back at earlier turns.

    The signs: { $land } a ball may land here, /\ this ball may be lifted, \/ it may be taken back, <> the last ball landed here, () it was raised from here, >< a ball was taken back from here, !! this is why something is impossible.
help-act = place, lift, set down or take back the ball on this cell
help-up = up
help-down = down
help-left = left, and over the edge to the level before
help-right = right, and over the edge to the next level
help-next-level = next level
help-previous-level = previous level
help-to-level = level 1 to 4
help-back = one step back in your turn; also the right mouse button
help-finish = finish your turn
help-type = type a turn
help-undo = undo
help-redo = redo
help-earlier = look one turn back
help-later = look one turn on
help-first = look at the beginning
help-last = look at the game as it stands
help-other-turn = look at the turn that was played in the stead of this one
help-vary = play on differently from here: a variation, kept with the game
help-comment = read the comment on this turn, or write one
help-pause = pause: the clock stands, and the board is hidden; without a clock, or looking back, let the turns pass by themselves, or stop them
help-faster = let them pass faster
help-slower = let them pass slower
help-new-game = new game
help-swap = swap colours for the next game
help-resign = resign (give up)
help-offer-draw = offer a draw
help-save = save the game in a file
help-rules = the rules being played
help-theme = next theme
help-threats = show where one ball more completes something: L! Light, D! Dark, LD both
help-help = this help
help-quit = quit
help-suspend = back to the shell for a while
help-interrupt = quit at once
help-more =
    A cell is written as level, file and rank: 1a1 to 1d4, 2a1 to 2c3, 3a1 to 3b2, 4a1. On level 1 the level may be left out.

    A turn: 1b2 places a ball; 1d4-2b2 raises one; each ball taken back follows with x, as in 1b2x1a1x1c1.

## Themes
no-colour = "{ $found }" is no colour: expected one such as #8c6238.
theme-chosen = Theme: { $theme }
theme-unknown = "{ $found }" is no theme: expected { $known }, or the path of a file.
theme-broken = { $file } is no theme: { $reason }
theme-line = line { $line }: { $reason }
keyboard-unknown = "{ $found }" is no keyboard: expected one of { $known }.
