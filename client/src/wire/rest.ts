// Generated from docs/openapi.json; "npm run types" writes it anew.
import type * as Messages from './messages';

export interface paths {
  "/api/account": {
    parameters: {};
    /** One's own account. */
    get: operations["show_account"];
    /**
     * Make an account.
     * @description The guest keeps seats, running games and past games, also in the middle of a game. A browser's cookie gets a new
     *     secret.
     */
    post: operations["make_account"];
    /**
     * Delete me.
     * @description Account, sessions, codes and links are removed, and the name is removed from all games. The games of others stay
     *     whole; seats stay taken, and the others at the table decide about them.
     */
    delete: operations["delete_account"];
  };
  "/api/account/codes": {
    parameters: {};
    /** Replace the recovery codes; the old ones no longer work. */
    post: operations["replace_codes"];
  };
  "/api/account/password": {
    parameters: {};
    /** Change the password. All other devices are signed out. */
    post: operations["change_password"];
  };
  "/api/addresses": {
    parameters: {};
    /**
     * The addresses of this server on the network, for a host who opened it as `localhost`.
     * @description Only a browser on the same machine gets them; everybody else already has an address that works.
     */
    get: operations["addresses"];
  };
  "/api/admin/live": {
    parameters: {};
    /** The tables in memory. */
    get: operations["live_tables"];
  };
  "/api/admin/notice": {
    parameters: {};
    /** Shows a notice at every table, also to clients that connect later, and may shut the server down. */
    post: operations["post_notice"];
    /** Take the last notice back, and call off the shutdown that a notice has announced. */
    delete: operations["withdraw_notice"];
  };
  "/api/admin/tables": {
    parameters: {};
    /** All tables, private ones too, as everybody may see them: no hand and no secret is among it. */
    get: operations["all_tables"];
  };
  "/api/devices": {
    parameters: {};
    /** The devices on which one is signed in, the most recently used first. */
    get: operations["list_devices"];
  };
  "/api/devices/link": {
    parameters: {};
    /** Make a link that signs in another device, once, within ten minutes. */
    post: operations["make_link"];
  };
  "/api/devices/{device}": {
    parameters: {};
    /** Sign out one device. Its sockets and streams end. */
    delete: operations["sign_out_device"];
  };
  "/api/games": {
    parameters: {};
    /** Which games there are. */
    get: operations["list"];
  };
  "/api/games/{game}/option-sets": {
    parameters: {};
    /** Every set of options that a game can begin with. */
    get: operations["option_sets"];
  };
  "/api/games/{game}/options": {
    parameters: {};
    /** What can be agreed before a game: fields, choices, and what excludes what. */
    get: operations["options"];
  };
  "/api/games/{game}/rules": {
    parameters: {};
    /** The rules of a game. */
    get: operations["rules"];
  };
  "/api/guests": {
    parameters: {};
    /**
     * Take a name, or change it.
     * @description A client that sends its secret keeps it. The secret comes as a cookie that no script can
     *     read; a bot asks for it as a token, and shows it as `Authorization: Bearer TOKEN`.
     */
    post: operations["create_guest"];
  };
  "/api/guests/me": {
    parameters: {};
    /** Who am I? A browser's cookie is renewed for another year; once a day its secret is replaced. */
    get: operations["current_guest"];
    /**
     * Sign out everywhere.
     * @description No cookie and no token of this person is accepted any longer, on any device, and open sockets and streams end. A
     *     guest without an account is forgotten. Seats stay taken; the others at the table decide about them as about those of
     *     somebody who is away.
     */
    delete: operations["sign_out"];
  };
  "/api/leaderboard": {
    parameters: {};
    /** The best of a game with a number of players, fifty at a time. Guests and provisional ratings are not listed. */
    get: operations["leaderboard"];
  };
  "/api/lessons/{name}": {
    parameters: {};
    /** A lesson. The first lesson of a game has the game's name. */
    get: operations["lesson_by_name"];
  };
  "/api/lobby": {
    parameters: {};
    /** Listed tables: those that wait for players, or those in play. */
    get: operations["lobby"];
  };
  "/api/match": {
    parameters: {};
    /** The next open table that fits a request: sits down at one, or makes one and waits there. */
    post: operations["quick_match"];
  };
  "/api/me/data": {
    parameters: {};
    /**
     * Take my data: all that the server keeps of one, as one file. Passwords and secrets are not in it: only their hashes
     *     are kept.
     */
    get: operations["own_data"];
  };
  "/api/me/games": {
    parameters: {};
    /**
     * One's own games, twenty at a time, the most recently played first. They stay in the list when one leaves a table
     *     after a game.
     */
    get: operations["own_games"];
  };
  "/api/me/tables": {
    parameters: {};
    /** One's own tables: all at which one holds a seat, or held one to the end. */
    get: operations["my_tables"];
  };
  "/api/people/{name}": {
    parameters: {};
    /** Somebody's profile. Guests have none. */
    get: operations["profile"];
  };
  "/api/people/{name}/history": {
    parameters: {};
    /** The rating of somebody after each of the last five hundred games that counted, oldest first. */
    get: operations["rating_history"];
  };
  "/api/rulings": {
    parameters: {};
    /** Where the printed rules are silent, what holds here, and why. */
    get: operations["rulings_page"];
  };
  "/api/sign-in": {
    parameters: {};
    /** Sign in with name and password. */
    post: operations["sign_in"];
  };
  "/api/sign-in/code": {
    parameters: {};
    /** Sign in with a recovery code, and set a new password. All other devices are signed out. */
    post: operations["recover"];
  };
  "/api/sign-in/link": {
    parameters: {};
    /** Sign in with a link that another device has made. It works once. */
    post: operations["use_link"];
  };
  "/api/tables": {
    parameters: {};
    /** Make a table. */
    post: operations["create_table"];
  };
  "/api/tables/{table}": {
    parameters: {};
    /** A table as the client may see it. */
    get: operations["view_table"];
  };
  "/api/tables/{table}/ask": {
    parameters: {};
    /** Ask something of a table: take or leave a seat, play, propose, say. */
    post: operations["send_command"];
  };
  "/api/tables/{table}/code": {
    parameters: {};
    /** A table's link as a QR code. */
    get: operations["qr_code"];
  };
  "/api/tables/{table}/hint": {
    parameters: {};
    /** What a strong bot would do in one's place, the best first; for games against bots only. */
    get: operations["hint"];
  };
  "/api/tables/{table}/record": {
    parameters: {};
    /** The record of a finished game, with all cards open and what shows that the shuffle was fair. */
    get: operations["download_record"];
  };
  "/api/tables/{table}/record/{number}": {
    parameters: {};
    /** A finished game until one of its moves: a link to it. */
    get: operations["record_at_move"];
  };
  "/api/tables/{table}/record/{number}/advice": {
    parameters: {};
    /** What an adviser would have said at a move of a finished game, who knew what its player knew. */
    get: operations["move_advice"];
  };
  "/api/tables/{table}/record/{number}/continue": {
    parameters: {};
    /** Make a table that goes on from a move of a finished game; it is marked as a continuation. */
    post: operations["continue_game"];
  };
  "/api/tables/{table}/story": {
    parameters: {};
    /**
     * What happened at a table so far, as the client may know it: keys of the catalogue with their
     *     arguments, action by action, the deal first.
     */
    get: operations["table_story"];
  };
  "/api/tables/{table}/story/{number}": {
    parameters: {};
    /** The game as the client saw it at a moment of the story. */
    get: operations["story_moment"];
  };
  "/api/tables/{table}/stream": {
    parameters: {};
    /** The messages of a table, one per line, the same as over a WebSocket. */
    get: operations["open"];
  };
  "/health": {
    parameters: {};
    /** The program runs. */
    get: operations["health"];
  };
  "/metrics": {
    parameters: {};
    /** Counts, as Prometheus reads them: behind the admin token, or without one for this machine alone. */
    get: operations["metrics"];
  };
  "/ready": {
    parameters: {};
    /** The log can be written to. */
    get: operations["ready"];
  };
}
export interface components {
  schemas: {
    /** @description Where others find this server. */
    Addresses: {
      /** @description The beginnings of links that others on the network can open, the likeliest first. */
      origins: string[];
    };
    /** @description An action and the chance to win with it. Its fields: `Advice` in client/src/wire/messages.ts. */
    Advice: Messages.Advice;
    /** @description What helps to read a view: conclusions from the view alone. Its fields: `AnyAids` in client/src/wire/messages.ts. */
    AnyAids: Messages.AnyAids;
    /** @description A position as one viewer may know it, in the game's own type. Its fields: `AnyView` in client/src/wire/messages.ts. */
    AnyView: Messages.AnyView;
    /** @description What one action made happen. Its fields: `Chapter` in client/src/wire/messages.ts. */
    Chapter: Messages.Chapter;
    /** @description How long players may think. Its fields: `Clock` in client/src/wire/messages.ts. */
    Clock: Messages.Clock;
    /** @description A request to a table. Its fields: `Command` in client/src/wire/messages.ts. */
    Command: Messages.Command;
    /** @description It is done. */
    CommandDone: {
      /**
       * Format: int64
       * @description The table's version after it.
       */
      version: number;
    };
    /** @description What shows that a request comes from the owner of the account, and not from somebody at an open computer. */
    Confirmation: {
      /** @description The password of the account. */
      password: string;
    };
    /** @description Who plays on. */
    ContinueRequest: {
      /**
       * @description Whether the client promises bytes for the shuffle of every deal. This game has none; its
       *     rematches do.
       */
      commits?: boolean;
      /** @description Who sits where: `me`, `open`, or a bot by name. Seats that are not named are open. */
      seats: string[];
    };
    /** @description A table. */
    CreatedTable: {
      /** @description Its name: the end of its link. */
      table: string;
    };
    /** @description Who wants to sign in. */
    Credentials: {
      /** @description The name of the account. */
      name: string;
      /** @description Its password. */
      password: string;
      /** @description Whether the secret is wanted as a token in the answer, and not as a cookie. */
      token?: boolean;
    };
    /** @description The wish to be forgotten. */
    Deletion: {
      /** @description The password of the account; a guest has none. */
      password?: string | null;
    };
    /** @description A device, or a program, that is signed in. */
    Device: {
      /**
       * Format: int64
       * @description When it signed in, in milliseconds since 1970.
       */
      created: number;
      /** @description Whether it is the one that asks. */
      current: boolean;
      /** @description By which it is signed out. */
      id: string;
      /** @description Browser and system, or what a program calls itself; empty if it does not say. */
      name: string;
      /**
       * Format: int64
       * @description When it was last used, to the hour.
       */
      used: number;
    };
    /** @description A link that signs in another device. */
    DeviceLink: {
      /** @description The whole address as a QR code: an SVG drawing. */
      code: string;
      /** @description The secret of the link, which the page puts behind the `#` of an address. */
      link: string;
      /**
       * Format: int64
       * @description Until when it works, in milliseconds since 1970.
       */
      until: number;
    };
    /** @description Why a request is refused. */
    ErrorBody: Messages.ErrorBody;
    /** @description A game of the server. */
    GameBody: {
      /** @description What it is, in one sentence. */
      blurb: string;
      /** @description The bots that play it, by name. */
      bots: string[];
      /** @description The names of its lessons, the one to begin with first. */
      lessons: string[];
      /** @description Its name in setups and records. */
      name: string;
      /** @description Options to begin with, as a setup takes them. */
      options: object;
    };
    /** @description A game's options and deal, as a record has them. Its fields: `GameDeal` in client/src/wire/messages.ts. */
    GameDeal: Messages.GameDeal;
    /**
     * @description How far games are.
     * @enum {string}
     */
    GameState: "playing" | "over";
    /** @description A past position as one viewer saw it. Its fields: `Glance` in client/src/wire/messages.ts. */
    Glance: Messages.Glance;
    /** @description A guest, or somebody with an account. */
    GuestBody: {
      /** @description Whether they have an account; absent if not. */
      account?: boolean;
      /** @description The name they go by. */
      name: string;
      /** @description The token, if it was asked for. It is shown this once. */
      token?: string | null;
    };
    /** @description A rating after a game. */
    HistoryPoint: {
      /**
       * Format: int64
       * @description When the game ended, in milliseconds since 1970.
       */
      at: number;
      /**
       * Format: int64
       * @description Its standard deviation.
       */
      deviation: number;
      /**
       * Format: int64
       * @description The rating after it.
       */
      rating: number;
    };
    /** @description A rating in one game with one number of players. */
    KindRating: {
      /**
       * Format: int64
       * @description Its standard deviation: 350 at first.
       */
      deviation: number;
      /** @description The game's name. */
      game: string;
      /**
       * Format: int32
       * @description How many games counted.
       */
      games: number;
      /**
       * Format: int32
       * @description The number of players.
       */
      players: number;
      /** @description Whether too few games were played for it to say much. */
      provisional: boolean;
      /**
       * Format: int64
       * @description The rating: 1500 at first.
       */
      rating: number;
    };
    /** @description A page of a leaderboard. */
    Leaderboard: {
      /** @description Whether there is a next page; the two hundredth is the last. */
      more: boolean;
      /** @description The best first. */
      places: components["schemas"]["RankedPlayer"][];
    };
    /** @description A lesson: its stops, and the positions between them as the learner sees them. Its fields: `Lesson` in client/src/wire/messages.ts. */
    Lesson: Messages.Lesson;
    /** @description A lesson with the one that follows it. */
    LessonResponse: components["schemas"]["Lesson"] & {
      /** @description The name of the game's next lesson, if there is one. */
      next: string | null;
    };
    /** @description A link from another device. */
    LinkShown: {
      /** @description The secret of the link: 32 hexadecimal digits. */
      link: string;
      /** @description Whether the secret is wanted as a token in the answer, and not as a cookie. */
      token?: boolean;
    };
    /** @description Where a link is to lead. */
    LinkWish: {
      /** @description The beginning of the link, such as `http://192.168.1.5:8421`. */
      origin: string;
    };
    /** @description Tables in memory. */
    LiveTableIds: {
      /** @description Their names. */
      tables: string[];
    };
    /** @description Which game one would like to play, and how. */
    MatchRequest: {
      clock?: components["schemas"]["Clock"] | null;
      /** @description Whether the client promises bytes for the shuffle of every deal, as for a new table. */
      commits?: boolean;
      /** @description The game's name. */
      game: string;
      /** @description Options that the table must have, as in a setup. Any value will do for those that are left out. */
      options?: object;
      /** @description Whether the table must be rated. Without it the table is casual. */
      rated?: boolean;
    };
    /** @description What an adviser would have said at a move. */
    MoveReview: {
      /** @description What it was. */
      action: string;
      /** @description Every action that could have been done, the best first, with the chance to win. */
      advice: components["schemas"]["Advice"][];
      /**
       * Format: int32
       * @description Who made the move.
       */
      seat: number;
      /** @description The seed of this advice, in hexadecimal digits: asked again, the same advice comes of it. */
      seed: string;
    };
    /** @description Somebody who makes an account. */
    NewAccount: {
      /** @description The name, which no other account has: 1 to 24 letters. */
      name: string;
      /** @description The password: 10 to 200 characters. */
      password: string;
    };
    /** @description Somebody who comes. */
    NewGuest: {
      /** @description The name to go by: 1 to 24 letters. */
      name: string;
      /** @description Whether the secret is wanted as a token in the answer, for a bot, and not as a cookie. */
      token?: boolean;
    };
    /** @description A table that somebody wants to make. */
    NewTable: {
      /**
       * @description Whether the client promises bytes for the shuffle of every deal: once every seat is taken, the
       *     deal waits a few seconds for its promise, and then for the bytes.
       */
      commits?: boolean;
      /** @description Who shall sit where: `me`, `open`, or a bot by name. Seats that are not named are open. */
      seats?: string[];
      /** @description What is agreed: game, options, whether it is listed, clock, talk. */
      setup: components["schemas"]["Setup"];
    };
    /** @description A word to everybody. */
    Notice: {
      /**
       * Format: int32
       * @description If given, the server shuts down after this many seconds; this replaces an earlier notice's time.
       */
      close_in?: number | null;
      /** @description What to tell; an empty text takes the last one back. */
      text: string;
    };
    /** @description What can be agreed before a game: fields, choices, and what excludes what. Its fields: `OptionForm` in client/src/wire/messages.ts. */
    OptionForm: Messages.OptionForm;
    /** @description Who one is here. */
    OwnAccount: {
      /** @description Whether there is an account, or only a guest. */
      account: boolean;
      /**
       * Format: int32
       * @description How many recovery codes are left.
       */
      codes: number;
      /**
       * Format: int64
       * @description When the person came, in milliseconds since 1970.
       */
      created: number;
      /** @description The name that others see. */
      name: string;
    };
    /** @description Everything that the server keeps of a person. */
    OwnData: {
      /**
       * Format: int64
       * @description When the account was made; without an account, absent.
       */
      account?: number | null;
      /**
       * Format: int64
       * @description When the person came, in milliseconds since 1970.
       */
      created: number;
      /** @description The devices that are signed in. */
      devices: components["schemas"]["OwnDevice"][];
      /** @description The name that others see. */
      name: string;
      /** @description The ratings, by game and number of players. */
      ratings: components["schemas"]["OwnRating"][];
      /** @description How often the person played and won, by game and number of players. */
      results: components["schemas"]["ResultCount"][];
      /** @description The tables at which the person holds a seat, or held one to the end of a game. */
      tables: components["schemas"]["OwnTable"][];
    };
    /** @description A device that is signed in. */
    OwnDevice: {
      /** Format: int64 */
      created: number;
      name: string;
      /** Format: int64 */
      used: number;
    };
    /** @description Something that the person said. */
    OwnMessage: {
      /** Format: int64 */
      at: number;
      text: string;
    };
    /** @description A rating of the person. */
    OwnRating: {
      /** @description After each game that counted, oldest first. */
      history: components["schemas"]["HistoryPoint"][];
      now: components["schemas"]["KindRating"];
    };
    /** @description What a person did at a table. */
    OwnTable: {
      /** @description The records of the games that are over, all cards open. */
      records: components["schemas"]["GameDeal"][];
      /** @description What the person said, and when. */
      said: components["schemas"]["OwnMessage"][];
      /** @description The table's name. */
      table: string;
    };
    /** @description A change of the password. */
    PasswordChange: {
      /** @description The password until now. */
      current: string;
      /** @description The new one: 10 to 200 characters. */
      password: string;
    };
    /** @description A key of the catalogue with its arguments. Its fields: `Phrase` in client/src/wire/messages.ts. */
    Phrase: Messages.Phrase;
    /** @description What everybody may know of somebody with an account. */
    Profile: {
      /** @description The name. */
      name: string;
      /** @description By game and number of players. */
      ratings: components["schemas"]["KindRating"][];
      /** @description Results of games among people, rated or not, by game and number of players. */
      results: components["schemas"]["ResultCount"][];
      /**
       * Format: int64
       * @description When the account was made, in milliseconds since 1970.
       */
      since: number;
    };
    /** @description A place of a leaderboard. */
    RankedPlayer: {
      /**
       * Format: int64
       * @description Its standard deviation.
       */
      deviation: number;
      /**
       * Format: int32
       * @description How many games counted.
       */
      games: number;
      /** @description The name of the account. */
      name: string;
      /**
       * Format: int32
       * @description The place, from 1.
       */
      place: number;
      /**
       * Format: int64
       * @description The rating.
       */
      rating: number;
    };
    /** @description A finished game as far as one of its moves. */
    RecordAtMove: {
      /** @description What the move was. */
      action: string | null;
      /** @description What helps to read each of them. */
      aids: components["schemas"]["AnyAids"][];
      continued: components["schemas"]["Source"] | null;
      /** @description The game's name. */
      game: string;
      /** @description Where the game was, in one line: a key of the catalogue with its arguments. */
      headline: components["schemas"]["Phrase"];
      /** @description How many moves the game has. */
      moves: number;
      /** @description The names of those who played, by seat. */
      names: string[];
      /** @description The move's number, from 1; 0 is the deal. */
      number: number;
      /** @description What this move made happen: keys of the catalogue with their arguments, and roles. */
      phrases: components["schemas"]["Sentence"][];
      /** @description The record until then, which replays like any other. */
      record: components["schemas"]["GameDeal"];
      /**
       * Format: int32
       * @description Who made this move; nobody made the deal.
       */
      seat: number | null;
      /** @description The tale of the game until then, with all cards open. */
      tale: string[];
      /** @description Who chose next. */
      to_act: number[];
      /** @description What each seat saw then: all hands are open now. */
      views: components["schemas"]["AnyView"][];
      /** @description Who won, if the game ended with this move. */
      winners: number[] | null;
      /**
       * Format: int32
       * @description The seat of the visitor who asks, if they played this game.
       */
      you: number | null;
    };
    /** @description Somebody who has forgotten the password. */
    Recovery: {
      /** @description One of its recovery codes; case and hyphens do not matter. */
      code: string;
      /** @description The name of the account. */
      name: string;
      /** @description The new password: 10 to 200 characters. */
      password: string;
    };
    /** @description An account that was made, or whose recovery codes were replaced. */
    RecoveryCodes: {
      /** @description Codes that each replace a forgotten password once. They are shown this once. */
      codes: string[];
      /** @description The name of the account. */
      name: string;
    };
    /** @description How often somebody played and won. */
    ResultCount: {
      /**
       * Format: int32
       * @description How many of them nobody won.
       */
      drawn: number;
      /** @description The game's name. */
      game: string;
      /**
       * Format: int32
       * @description How many games.
       */
      played: number;
      /**
       * Format: int32
       * @description The number of players.
       */
      players: number;
      /**
       * Format: int32
       * @description How many of them they won, alone or with others.
       */
      won: number;
    };
    /** @description A sentence of a rulebook. */
    RuleSentence: {
      /** @description Its number, such as `C4.2`. */
      number: string;
      /** @description What it says. */
      text: string;
    };
    /** @description A rulebook. */
    Rulebook: {
      /** @description The game. */
      game: string;
      /** @description The language. */
      lang: string;
      /** @description The whole page, in Markdown. */
      page: string;
      /** @description Its numbered sentences. */
      sentences: components["schemas"]["RuleSentence"][];
    };
    /** @description A table as one viewer may know it. Its fields: `Scene` in client/src/wire/messages.ts. */
    Scene: Messages.Scene;
    /** @description A seat and who holds it. Its fields: `SeatScene` in client/src/wire/messages.ts. */
    SeatScene: Messages.SeatScene;
    /** @description A sentence about what happened: a phrase and its role. Its fields: `Sentence` in client/src/wire/messages.ts. */
    Sentence: Messages.Sentence;
    /** @description What is agreed before a game: game, options, clock, chat. Its fields: `Setup` in client/src/wire/messages.ts. */
    Setup: Messages.Setup;
    /** @description The moment of another game that a game continues. Its fields: `Source` in client/src/wire/messages.ts. */
    Source: Messages.Source;
    /** @description How far a table is. Its fields: `StageScene` in client/src/wire/messages.ts. */
    StageScene: Messages.StageScene;
    /** @description A table in a list: what everybody may know of it. */
    Summary: Messages.Summary;
    /** @description Something asked of a table. */
    TableCommand: {
      /** @description What is asked, as over a socket: `{"do":"play","action":"play Go7","turn":3}`. */
      command: components["schemas"]["Command"];
      /** @description A name for the request: asked again under the same name, it is done once. */
      id: string;
    };
    /** @description What the server says at a table. Its fields: `ToClient` in client/src/wire/messages.ts. */
    ToClient: Messages.ToClient;
  };
}
export interface operations {
  show_account: {
    parameters: {};
    responses: {
      /** @description The account, or the guest */
      200: {
        content: {
          "application/json": components["schemas"]["OwnAccount"];
        };
      };
      /** @description No secret was shown, or nobody has it */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  make_account: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAccount"];
      };
    };
    responses: {
      /** @description The account is made */
      201: {
        content: {
          "application/json": components["schemas"]["RecoveryCodes"];
        };
      };
      /** @description The name belongs to an account, or the person has one */
      409: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description That is no name, or the password is too short */
      422: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  delete_account: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["Deletion"];
      };
    };
    responses: {
      /** @description Everything is removed */
      204: {};
      /** @description That is not the password */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  replace_codes: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["Confirmation"];
      };
    };
    responses: {
      /** @description The new codes */
      201: {
        content: {
          "application/json": components["schemas"]["RecoveryCodes"];
        };
      };
      /** @description That is not the password */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  change_password: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["PasswordChange"];
      };
    };
    responses: {
      /** @description The password is changed */
      204: {};
      /** @description That is not the password */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The new password is too short */
      422: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  addresses: {
    parameters: {};
    responses: {
      /** @description The addresses; none if nobody else can reach the server */
      200: {
        content: {
          "application/json": components["schemas"]["Addresses"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  live_tables: {
    parameters: {};
    responses: {
      /** @description Their names */
      200: {
        content: {
          "application/json": components["schemas"]["LiveTableIds"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  post_notice: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["Notice"];
      };
    };
    responses: {
      /** @description The notice is shown */
      204: {};
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  withdraw_notice: {
    parameters: {};
    responses: {
      /** @description There is no notice, and no shutdown is planned */
      204: {};
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  all_tables: {
    parameters: {};
    responses: {
      /** @description The tables, the newest first */
      200: {
        content: {
          "application/json": components["schemas"]["Summary"][];
        };
      };
      /** @description Not the admin token */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  list_devices: {
    parameters: {};
    responses: {
      /** @description The devices */
      200: {
        content: {
          "application/json": components["schemas"]["Device"][];
        };
      };
      /** @description No secret was shown, or nobody has it */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  make_link: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["LinkWish"];
      };
    };
    responses: {
      /** @description The link */
      201: {
        content: {
          "application/json": components["schemas"]["DeviceLink"];
        };
      };
      /** @description No secret was shown, or nobody has it */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  sign_out_device: {
    parameters: {
      path: {
        /** @description The id of the device */
        device: string;
      };
    };
    responses: {
      /** @description It is signed out */
      204: {};
      /** @description One has no such device */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  list: {
    parameters: {};
    responses: {
      /** @description The games */
      200: {
        content: {
          "application/json": components["schemas"]["GameBody"][];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  option_sets: {
    parameters: {
      path: {
        /** @description The game's name */
        game: string;
      };
    };
    responses: {
      /** @description Options, as a setup takes them */
      200: {
        content: {
          "application/json": object[];
        };
      };
      /** @description There is no such game */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  options: {
    parameters: {
      path: {
        /** @description The game's name */
        game: string;
      };
    };
    responses: {
      /** @description The form of its options */
      200: {
        content: {
          "application/json": components["schemas"]["OptionForm"];
        };
      };
      /** @description There is no such game */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  rules: {
    parameters: {
      query?: {
        /** @description `en` or `fr`; else what the browser prefers */
        lang?: string;
      };
      path: {
        /** @description The game's name */
        game: string;
      };
    };
    responses: {
      /** @description The rulebook */
      200: {
        content: {
          "application/json": components["schemas"]["Rulebook"];
        };
      };
      /** @description There is no such game */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  create_guest: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewGuest"];
      };
    };
    responses: {
      /** @description The name is taken */
      201: {
        content: {
          "application/json": components["schemas"]["GuestBody"];
        };
      };
      /** @description An account keeps its name */
      409: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description That is no name */
      422: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  current_guest: {
    parameters: {};
    responses: {
      /** @description The person whose secret was shown */
      200: {
        content: {
          "application/json": components["schemas"]["GuestBody"];
        };
      };
      /** @description No secret was shown, or nobody has it */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  sign_out: {
    parameters: {};
    responses: {
      /** @description All sessions have ended */
      204: {};
      /** @description No secret was shown, or nobody has it */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  leaderboard: {
    parameters: {
      query: {
        /** @description The game's name */
        game: string;
        /** @description The number of players */
        players: number;
        /** @description The page, from 1 to 200 */
        page?: number;
      };
    };
    responses: {
      /** @description The page; empty after the last */
      200: {
        content: {
          "application/json": components["schemas"]["Leaderboard"];
        };
      };
      /** @description There is no such game */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  lesson_by_name: {
    parameters: {
      path: {
        /** @description The lesson's name: the game's for its first lesson, then such as `GAME-3` */
        name: string;
      };
    };
    responses: {
      /** @description The lesson */
      200: {
        content: {
          "application/json": components["schemas"]["LessonResponse"];
        };
      };
      /** @description There is no such lesson; the message names those there are */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  lobby: {
    parameters: {
      query?: {
        /** @description Only this game */
        game?: string;
        /** @description Tables in play, to watch, and not those that wait */
        playing?: boolean;
      };
    };
    responses: {
      /** @description The tables, the newest first */
      200: {
        content: {
          "application/json": components["schemas"]["Summary"][];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  quick_match: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["MatchRequest"];
      };
    };
    responses: {
      /** @description The table at which one has a seat now */
      200: {
        content: {
          "application/json": components["schemas"]["CreatedTable"];
        };
      };
      /** @description There is no such game */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description There are no such options */
      422: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  own_data: {
    parameters: {};
    responses: {
      /** @description The file */
      200: {
        content: {
          "application/json": components["schemas"]["OwnData"];
        };
      };
      /** @description No secret was shown, or nobody has it */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  own_games: {
    parameters: {
      query?: {
        /** @description Only this game */
        game?: string;
        /** @description Only games that are played, or only those that are over */
        state?: components["schemas"]["GameState"];
        /** @description The last table of the page before */
        after?: string;
      };
    };
    responses: {
      /** @description The tables; fewer than twenty on the last page */
      200: {
        content: {
          "application/json": components["schemas"]["Summary"][];
        };
      };
      /** @description No secret was shown, or nobody has it */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  my_tables: {
    parameters: {};
    responses: {
      /** @description The tables, the newest first */
      200: {
        content: {
          "application/json": components["schemas"]["Summary"][];
        };
      };
      /** @description No secret was shown, or nobody has it */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  profile: {
    parameters: {
      path: {
        /** @description The name of the account */
        name: string;
      };
    };
    responses: {
      /** @description The profile */
      200: {
        content: {
          "application/json": components["schemas"]["Profile"];
        };
      };
      /** @description Nobody has an account of that name */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  rating_history: {
    parameters: {
      query: {
        /** @description The game's name */
        game: string;
        /** @description The number of players */
        players: number;
      };
      path: {
        /** @description The name of the account */
        name: string;
      };
    };
    responses: {
      /** @description The ratings; none if no game counted */
      200: {
        content: {
          "application/json": components["schemas"]["HistoryPoint"][];
        };
      };
      /** @description Nobody has an account of that name */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  rulings_page: {
    parameters: {
      query?: {
        /** @description `en` or `fr`; else what the browser prefers */
        lang?: string;
      };
    };
    responses: {
      /** @description The page of rulings, in Markdown */
      200: {
        content: {
          "text/plain": string;
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  sign_in: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["Credentials"];
      };
    };
    responses: {
      /** @description A session has begun */
      201: {
        content: {
          "application/json": components["schemas"]["GuestBody"];
        };
      };
      /** @description Name and password do not belong together */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Too many attempts */
      429: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  recover: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["Recovery"];
      };
    };
    responses: {
      /** @description The password is set, and a session has begun */
      201: {
        content: {
          "application/json": components["schemas"]["GuestBody"];
        };
      };
      /** @description Name and code do not belong together */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The new password is too short */
      422: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  use_link: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["LinkShown"];
      };
    };
    responses: {
      /** @description A session has begun */
      201: {
        content: {
          "application/json": components["schemas"]["GuestBody"];
        };
      };
      /** @description The link was used, or its time is over */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  create_table: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewTable"];
      };
    };
    responses: {
      /** @description The table is made */
      201: {
        content: {
          "application/json": components["schemas"]["CreatedTable"];
        };
      };
      /** @description It cannot be made like that */
      422: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Too many in a minute */
      429: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  view_table: {
    parameters: {
      path: {
        /** @description The table's name */
        table: string;
      };
    };
    responses: {
      /** @description The scene */
      200: {
        content: {
          "application/json": components["schemas"]["Scene"];
        };
      };
      /** @description There is no such table */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  send_command: {
    parameters: {
      path: {
        /** @description The table's name */
        table: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TableCommand"];
      };
    };
    responses: {
      /** @description It is done and stored */
      200: {
        content: {
          "application/json": components["schemas"]["CommandDone"];
        };
      };
      /** @description The position has moved, or the seat is taken */
      409: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The table or the rules refuse */
      422: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  qr_code: {
    parameters: {
      query: {
        /** @description The beginning of the link, such as http://192.168.1.5:8421 */
        origin: string;
      };
      path: {
        /** @description The table */
        table: string;
      };
    };
    responses: {
      /** @description The link as a drawing */
      200: {
        content: {
          "image/svg+xml": string;
        };
      };
      /** @description That is no beginning of a link */
      400: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  hint: {
    parameters: {
      path: {
        /** @description The table's name */
        table: string;
      };
    };
    responses: {
      /** @description Every action with its chance */
      200: {
        content: {
          "application/json": components["schemas"]["Advice"][];
        };
      };
      /** @description Other people play, or it is not one's turn */
      422: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The visitor has too many requests for advice waiting */
      429: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The server has too many requests for advice waiting */
      503: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  download_record: {
    parameters: {
      query?: {
        /** @description Which game of the table, from 1; else the last that is over */
        round?: number;
      };
      path: {
        /** @description The table's name */
        table: string;
      };
    };
    responses: {
      /** @description The record: one line of JSON */
      200: {
        content: {
          "application/json": components["schemas"]["GameDeal"];
        };
      };
      /** @description There is no such table */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The game is not over */
      422: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  record_at_move: {
    parameters: {
      query?: {
        /** @description Which game of the table, from 1; else the last that is over */
        round?: number;
      };
      path: {
        /** @description The table's name */
        table: string;
        /** @description The move's number, from 1; 0 is the deal */
        number: number;
      };
    };
    responses: {
      /** @description The game until then */
      200: {
        content: {
          "application/json": components["schemas"]["RecordAtMove"];
        };
      };
      /** @description There is no such table, or no such move */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The game is not over */
      422: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  move_advice: {
    parameters: {
      query?: {
        /** @description Which game of the table, from 1; else the last that is over */
        round?: number;
      };
      path: {
        /** @description The table's name */
        table: string;
        /** @description The move's number, from 1 */
        number: number;
      };
    };
    responses: {
      /** @description The advice */
      200: {
        content: {
          "application/json": components["schemas"]["MoveReview"];
        };
      };
      /** @description There is no such table, or no such move */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The game is not over */
      422: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The visitor has too many requests for advice waiting */
      429: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The server has too many requests for advice waiting */
      503: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  continue_game: {
    parameters: {
      query?: {
        /** @description Which game of the table, from 1; else the last that is over */
        round?: number;
      };
      path: {
        /** @description The table's name */
        table: string;
        /** @description How many moves have been made; 0 is the deal */
        number: number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ContinueRequest"];
      };
    };
    responses: {
      /** @description The table is made */
      201: {
        content: {
          "application/json": components["schemas"]["CreatedTable"];
        };
      };
      /** @description There is no such table, or no such move */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The game is not over, or ends with this move */
      422: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Too many in a minute */
      429: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  table_story: {
    parameters: {
      path: {
        /** @description The table's name */
        table: string;
      };
    };
    responses: {
      /** @description The chapters */
      200: {
        content: {
          "application/json": components["schemas"]["Chapter"][];
        };
      };
      /** @description There is no such table */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  story_moment: {
    parameters: {
      path: {
        /** @description The table's name */
        table: string;
        /** @description The chapter's number; 0 is the deal */
        number: number;
      };
    };
    responses: {
      /** @description What was seen then */
      200: {
        content: {
          "application/json": components["schemas"]["Glance"];
        };
      };
      /** @description There is no such table, or no such moment */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  open: {
    parameters: {
      query?: {
        /** @description The version one has seen */
        since?: number;
      };
      path: {
        /** @description The table's name */
        table: string;
      };
    };
    responses: {
      /** @description Messages, one a line; an empty line now and then */
      200: {
        content: {
          "application/x-ndjson": components["schemas"]["ToClient"];
        };
      };
      /** @description There is no such table */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  health: {
    parameters: {};
    responses: {
      /** @description The program runs */
      200: {};
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  metrics: {
    parameters: {};
    responses: {
      /** @description Counts in the text format of Prometheus */
      200: {};
      /** @description Not the admin token */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  ready: {
    parameters: {};
    responses: {
      /** @description The log can be written to */
      200: {};
      /** @description It cannot, or the server shuts down */
      503: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Any other refusal; `code` says which */
      default: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
}
