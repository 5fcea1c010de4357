//! `play`: a game in the terminal, on the whole screen or line by line.

mod hint;
pub(crate) mod screen;

use crate::failure::Failure;
use crate::output::Output;
use crate::tables::bot::Bot;
use crate::tables::{self, CommandLineGame, options};
use crate::threads;
use crate::translator::Translator;
use clap::ArgMatches;
use interregnum_kernel::{
    EventOf, Game, HUMAN, LastDecision, Phrase, Playthrough, Refusal, Seat, SeatEntry, Seed, Sentence, View,
    Viewer, bot_names,
};
use interregnum_players::{HINT, Level, PLAY, Player};
use interregnum_text::{Names, Seats, rule, sentences};
use std::io::{BufRead, Write};
use std::path::PathBuf;

pub(crate) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    match tables::asked_for(matches) {
        Some((table, matches)) => table.play(matches, translator),
        None => screen::menu(matches, translator),
    }
}

pub(crate) fn play<G: CommandLineGame>(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    if !matches.get_flag("plain") && (matches.get_flag("resume") || interregnum_terminal::is_terminal()) {
        return screen::play::<G>(matches, translator);
    }
    let setup = options::setup::<G>(matches)?;
    let seed = tables::seed(matches, translator)?;
    let options = (setup.options)(seed);
    let deal = G::deal(&options, seed);
    let playthrough = Playthrough::<G>::start(options, deal).map_err(|bad| Failure::Bad(bad.phrase))?;
    let players = playthrough.position().players();
    let seat = tables::seat(matches, "seat", players)?.unwrap_or(Seat::new(0));
    let names = names::<G>(players, seat, seed, translator);
    let bot = Bot::named(against(matches), threads::all())?;
    let log = Vec::new();
    let mut session = Session::<G> { playthrough, seat, names, seed, bot, adviser: None, translator, log };
    let left = session.run(&mut std::io::stdin().lock())?;
    if let Some(path) = matches.get_one::<PathBuf>("record") {
        session.write(path)?;
    } else if left {
        session.say("cli-play-left")?;
    }
    Ok(())
}

/// The opponents: by default squires, as in the menu.
fn against(matches: &ArgMatches) -> &str {
    matches.get_one::<String>("against").map_or(Level::Squire.name(), String::as_str)
}

/// The reader is "you"; the bots have names that follow from the seed, as on the whole screen.
fn names<G: Game>(players: usize, reader: Seat, seed: Seed, translator: &Translator) -> Seats {
    let mut names: Vec<String> =
        bot_names::<G>(&seed.0, players, &[]).into_iter().map(str::to_owned).collect();
    names[reader.index()] = translator.get("seat-you");
    Seats { names, reader: Some(reader) }
}

/// One person who plays against bots, line by line.
struct Session<'a, G: CommandLineGame> {
    playthrough: Playthrough<G>,
    seat: Seat,
    names: Seats,
    seed: Seed,
    bot: Bot<G>,
    /// Gives hints; created when the first is asked for.
    adviser: Option<Box<dyn Player<G>>>,
    translator: &'a Translator,
    log: Vec<String>,
}

/// What somebody typed.
enum Typed<A> {
    Do(A),
    Said,
    Leave,
}

impl<G: CommandLineGame> Session<'_, G> {
    /// Plays until the end or until the player leaves; returns whether the player left.
    fn run(&mut self, input: &mut impl BufRead) -> Result<bool, Failure> {
        self.say("cli-play-welcome")?;
        if let Some(level) = Level::named(self.bot.name()) {
            print(&self.translator.say(&level.about()))?;
        }
        let opening = self.playthrough.position().opening();
        self.tell(&opening)?;
        let mut shown = false;
        loop {
            let to_act = self.playthrough.position().to_act();
            if to_act.is_empty() {
                self.tell_end()?;
                return Ok(false);
            }
            if let Some(other) = to_act.without(self.seat).first() {
                self.other_acts(other)?;
                continue;
            }
            if !std::mem::replace(&mut shown, true) {
                self.show()?;
            }
            match self.ask(input)? {
                Typed::Do(action) => shown = !self.act(self.seat, action)?,
                Typed::Said => {}
                Typed::Leave => return Ok(true),
            }
        }
    }

    /// Lets a bot act. Its generator depends only on the seed and the number of the action, so it
    /// answers a repeated move in the same way.
    fn other_acts(&mut self, seat: Seat) -> Result<(), Failure> {
        let mut rng = self.seed.child(PLAY).child(self.playthrough.actions().len() as u64).generator();
        let action = self.bot.act(self.playthrough.position(), seat, &mut rng)?;
        self.act(seat, action).map(|_| ())
    }

    /// Applies an action, or prints why it is refused.
    fn act(&mut self, seat: Seat, action: G::Action) -> Result<bool, Failure> {
        match self.playthrough.apply(seat, action) {
            Ok(events) => {
                self.tell(&events)?;
                Ok(true)
            }
            Err(why) => {
                let number = why.rule();
                print(&self.translator.say_to(&why.phrase(), &self.names))?;
                if let Some(text) = rule(G::NAME, self.translator.lang(), number.0) {
                    print(&format!("  {number}  {text}"))?;
                }
                Ok(false)
            }
        }
    }

    fn tell(&mut self, events: &[EventOf<G>]) -> Result<(), Failure> {
        let viewer = Some(Viewer::Seat(self.seat));
        for line in sentences::<G>(events, viewer, self.translator.catalogue(), &self.names) {
            print(&line)?;
            self.log.push(line);
        }
        Ok(())
    }

    fn tell_end(&self) -> Result<(), Failure> {
        print("")?;
        let told = self
            .playthrough
            .position()
            .tally()
            .map_or_else(Vec::new, |tally| tally.sentences(self.names.reader));
        told.iter().try_for_each(|phrase| print(&self.translator.say_to(phrase, &self.names)))
    }

    fn show(&self) -> Result<(), Failure> {
        let view = self.playthrough.position().view(Viewer::Seat(self.seat));
        print("")?;
        for line in G::table_lines(&view, &self.names, self.translator) {
            print(&line)?;
        }
        for (number, action) in view.legal().iter().enumerate() {
            let label = self.translator.say_to(&G::action_label(*action), &self.names);
            print(&format!("{:>4}  {action}  {label}", number + 1))?;
        }
        Ok(())
    }

    fn ask(&mut self, input: &mut impl BufRead) -> Result<Typed<G::Action>, Failure> {
        let mut screen = std::io::stdout();
        write!(screen, "{} ", self.translator.get("cli-play-prompt"))
            .and_then(|()| screen.flush())
            .map_err(Failure::screen)?;
        let mut line = String::new();
        match input.read_line(&mut line) {
            Ok(0) => {
                print("")?;
                Ok(Typed::Leave)
            }
            Ok(_) => self.understand(line.trim()),
            Err(error) if error.kind() == std::io::ErrorKind::InvalidData => {
                self.say("cli-error-utf8")?;
                Ok(Typed::Said)
            }
            Err(error) => Err(Failure::screen(error)),
        }
    }

    fn understand(&mut self, line: &str) -> Result<Typed<G::Action>, Failure> {
        match line {
            "" => {}
            "q" | "quit" => return Ok(Typed::Leave),
            "?" | "help" | "aide" => self.say("cli-play-help")?,
            "t" | "table" => self.show()?,
            "l" | "log" => self.log.iter().try_for_each(|line| print(line))?,
            "u" | "undo" => self.undo()?,
            "h" | "hint" | "conseil" | "indice" => self.hint()?,
            "w" | "why" | "pourquoi" => self.why()?,
            question if question.starts_with('?') => self.explain(question[1..].trim())?,
            other => match self.action(other) {
                Some(action) => return Ok(Typed::Do(action)),
                None => print(&self.translator.say(&Phrase::new("cli-play-what").with("found", other)))?,
            },
        }
        Ok(Typed::Said)
    }

    /// The action for an input: its number, its text, or its last word alone.
    fn action(&self, text: &str) -> Option<G::Action> {
        let legal: Vec<_> = self.playthrough.position().legal(self.seat).collect();
        if let Ok(number) = text.parse::<usize>() {
            return legal.get(number.checked_sub(1)?).copied();
        }
        let means = |action: &&G::Action| {
            let whole = action.to_string();
            let last = whole.rsplit(' ').next().unwrap_or_default();
            whole.eq_ignore_ascii_case(text) || last.eq_ignore_ascii_case(text)
        };
        // An illegal action is parsed too, so that the rules can say why it is refused.
        let verbs = legal.iter().filter_map(|action| action.to_string().split(' ').next().map(str::to_owned));
        let meant = || verbs.map(|verb| format!("{verb} {text}")).find_map(|text| text.parse().ok());
        legal.iter().find(means).copied().or_else(|| text.parse().ok()).or_else(meant)
    }

    fn explain(&self, word: &str) -> Result<(), Failure> {
        let explained = G::explain(word, self.translator)
            .or_else(|| rule(G::NAME, self.translator.lang(), word).map(|text| format!("{word}  {text}")));
        let unknown = || self.translator.say(&Phrase::new("cli-play-no-rule").with("found", word));
        print(&explained.unwrap_or_else(unknown))
    }

    /// Prints the best actions, with their chances and reasons.
    fn hint(&mut self) -> Result<(), Failure> {
        let view = self.playthrough.position().view(Viewer::Seat(self.seat));
        let mut rng = self.seed.child(HINT).child(self.playthrough.actions().len() as u64).generator();
        let adviser = self.adviser.get_or_insert_with(|| G::strongest(threads::all()));
        let lines = hint::lines(adviser.as_mut(), &view, &mut rng, &self.names, self.translator);
        lines.iter().try_for_each(|line| print(line))
    }

    /// Prints why the last trick, round or fight was won, with the rules.
    fn why(&self) -> Result<(), Failure> {
        let story = self.playthrough.story(Some(Viewer::Seat(self.seat)));
        let tale: Vec<Sentence> = story.into_iter().flat_map(|chapter| chapter.sentences).collect();
        let Some(LastDecision { sentences, rules }) = LastDecision::of(&tale) else {
            return self.say("term-why-nothing");
        };
        for told in sentences {
            print(&self.translator.say_to(&told.phrase, &self.names))?;
        }
        let text = |number: &str| rule(G::NAME, self.translator.lang(), number);
        rules
            .iter()
            .filter_map(|number| text(number).map(|text| format!("  {number}  {text}")))
            .try_for_each(|line| print(&line))
    }

    /// Takes back the player's last action and everything after it.
    fn undo(&mut self) -> Result<(), Failure> {
        let Some(last) = self.playthrough.actions().iter().rposition(|played| played.seat == self.seat)
        else {
            return self.say("cli-play-nothing-to-undo");
        };
        self.playthrough.go_back(last);
        self.say("cli-play-undone")?;
        self.show()
    }

    fn write(&self, path: &std::path::Path) -> Result<(), Failure> {
        let entry = |seat: Seat| match seat {
            seat if seat == self.seat => {
                SeatEntry { name: self.translator.get("term-person"), player: HUMAN.into() }
            }
            seat => SeatEntry { name: self.names.name(seat), player: self.bot.name().into() },
        };
        let seats = Seat::all(self.playthrough.position().players()).map(entry).collect();
        let mut output = Output::open(path)?;
        output.line(&self.playthrough.record(seats).write())?;
        output.finish()?;
        print(&self.translator.say(&Phrase::new("cli-play-written").with("path", path.display().to_string())))
    }

    fn say(&self, key: &str) -> Result<(), Failure> {
        print(&self.translator.get(key))
    }
}

fn print(line: &str) -> Result<(), Failure> {
    writeln!(std::io::stdout(), "{line}").map_err(Failure::screen)
}
