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
     * @description Account, passkeys, sessions, codes and links are removed, and the name is removed from all games. The games of others stay
     *     whole; seats stay taken, and the others at the table decide about them. A guest needs no proof.
     */
    delete: operations["delete_account"];
  };
  "/api/account/bot": {
    parameters: {};
    /**
     * Make one's account that of a bot, for good, before its first rated game.
     * @description The name gets the ending ` [bot]`, which no other name has. A bot is paired with people only if they ask for bots,
     *     and stands on no leaderboard.
     */
    post: operations["become_bot"];
  };
  "/api/account/codes": {
    parameters: {};
    /** Replace the recovery codes; the old ones no longer work. */
    post: operations["replace_codes"];
  };
  "/api/account/mail": {
    parameters: {};
    /** Send a link to an e-mail address. The account has the address once the link is used. */
    post: operations["set_address"];
    /** Forget the e-mail address of the account. Links that were sent to it no longer work. */
    delete: operations["remove_address"];
  };
  "/api/account/mail/confirm": {
    parameters: {};
    /** Confirm an e-mail address by the link that was sent to it. It works once, within a day, on any device. */
    post: operations["confirm_address"];
  };
  "/api/account/password": {
    parameters: {};
    /** Change the password, or set the first one. All other devices are signed out, and a browser's cookie gets a new secret. */
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
  "/api/challenges": {
    parameters: {};
    /**
     * Challenge somebody with an account to a game for two.
     * @description A challenge ends by itself after a day. Somebody who declined is not challenged again by the same person within an
     *     hour, and five challenges of a person are open at a time.
     */
    post: operations["challenge"];
  };
  "/api/challenges/{challenge}": {
    parameters: {};
    /** Withdraw a challenge that is not answered. */
    delete: operations["withdraw"];
  };
  "/api/challenges/{challenge}/accept": {
    parameters: {};
    /**
     * Accept a challenge: both get a seat at a new table.
     * @description If the challenger is not there and the game is not played over days, the other seat stays free for them: nobody is
     *     seated who is not there.
     */
    post: operations["accept"];
  };
  "/api/challenges/{challenge}/decline": {
    parameters: {};
    /** Decline a challenge. */
    post: operations["decline"];
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
  "/api/following": {
    parameters: {};
    /** Those whom one follows, by name. */
    get: operations["following"];
    /** Follow somebody with an account. They do not learn of it. */
    post: operations["follow"];
  };
  "/api/following/{name}": {
    parameters: {};
    /** Follow somebody no longer. */
    delete: operations["unfollow"];
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
  "/api/me/blocks": {
    parameters: {};
    /** Whom one has blocked, the latest first. */
    get: operations["list_blocks"];
    /**
     * Block somebody.
     * @description What they say is not delivered, quick games do not bring the two together, and they cannot sit down at listed tables
     *     of the person who blocks. A table that is not listed is open to everybody who has its link; its host can unseat
     *     them.
     */
    post: operations["block_person"];
  };
  "/api/me/blocks/{block}": {
    parameters: {};
    /** Take a block back. */
    delete: operations["unblock_person"];
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
  "/api/me/news": {
    parameters: {};
    /** What concerns one now: challenges. The socket at `/api/me/socket` says when to ask again. */
    get: operations["person_news"];
  };
  "/api/me/presence": {
    parameters: {};
    /** Whether others may know when one is there. */
    get: operations["own_presence"];
    /** Say whether others may know when one is there. */
    post: operations["set_presence"];
  };
  "/api/me/standing": {
    parameters: {};
    /** One's own sanctions, and the games that one left. */
    get: operations["standing"];
  };
  "/api/me/standing/{sanction}/read": {
    parameters: {};
    /** Confirm that one has read a warning; it is not shown again. */
    post: operations["read_sanction"];
  };
  "/api/me/tables": {
    parameters: {};
    /** One's own tables: all at which one holds a seat, or held one to the end. */
    get: operations["my_tables"];
  };
  "/api/me/waiting": {
    parameters: {};
    /** The games over days that wait for one's move, the most urgent first: a hundred at most. */
    get: operations["waiting_games"];
  };
  "/api/moderation/log": {
    parameters: {};
    /** What moderators and operators did, the latest first. */
    get: operations["show_log"];
  };
  "/api/moderation/reports": {
    parameters: {};
    /** The queue: open reports, the oldest first; or closed ones, the latest first. */
    get: operations["list_reports"];
  };
  "/api/moderation/reports/{report}": {
    parameters: {};
    /** A report with the talk, earlier actions, and what holds now. */
    get: operations["show_report"];
  };
  "/api/moderation/reports/{report}/dismiss": {
    parameters: {};
    /** Close a report without a sanction. */
    post: operations["dismiss_report"];
  };
  "/api/moderation/reports/{report}/sanction": {
    parameters: {};
    /** Warn, mute or ban the person who is reported, and close the report. */
    post: operations["sanction_person"];
  };
  "/api/moderation/sanctions": {
    parameters: {};
    /** The mutes and bans that hold now, the latest first. */
    get: operations["list_sanctions"];
  };
  "/api/moderation/sanctions/{sanction}/lift": {
    parameters: {};
    /** Take a sanction back. */
    post: operations["lift_sanction"];
  };
  "/api/notices": {
    parameters: {};
    /** One's settings of notices. */
    get: operations["own_notices"];
    /** Set which notices one gets, and when. The server writes them in the language of this request. */
    post: operations["set_notices"];
  };
  "/api/notices/device": {
    parameters: {};
    /** Send pushes to this device when games wait, until it signs out. */
    post: operations["add_device"];
    /** Send no more pushes to this device. */
    delete: operations["remove_device"];
  };
  "/api/notices/off/{token}": {
    parameters: {};
    /**
     * Switch one kind of notice off, by the link of a message or the button of a push. It needs no session, and mail
     *     programs send it by themselves (RFC 8058).
     */
    post: operations["switch_off"];
  };
  "/api/notices/ways": {
    parameters: {};
    /** How this server can tell people that games wait. */
    get: operations["ways"];
  };
  "/api/pairing": {
    parameters: {};
    /** How one's search stands. */
    get: operations["look_on"];
    /**
     * Look for an opponent, and wait for one.
     * @description Two people with fitting wishes get a table of their own. Ask again every two or three seconds (`GET`): who has not
     *     asked for ten seconds is paired with nobody. Games for more than two, and games over days, are not waited for: the
     *     answer is an open table, as of `POST /api/match`.
     */
    post: operations["look"];
    /** Give up the search. */
    delete: operations["give_up"];
  };
  "/api/passkeys": {
    parameters: {};
    /** One's own passkeys, oldest first. */
    get: operations["list_passkeys"];
    /** Add a passkey to one's account. A browser's cookie gets a new secret. */
    post: operations["add_passkey"];
  };
  "/api/passkeys/challenge": {
    parameters: {};
    /** Ask for something to sign, to make a passkey or to confirm something with one. */
    post: operations["make_challenge"];
  };
  "/api/passkeys/{passkey}": {
    parameters: {};
    /** Remove a passkey. The last one stays if there is no password: nobody could sign in any more. */
    delete: operations["remove_passkey"];
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
  "/api/records": {
    parameters: {};
    /**
     * Publish the record of a game that was not played on this server. The server replays it by the rules and keeps the
     *     game: people's names and the sender are not kept. A record that is sent twice is kept once.
     */
    post: operations["publish"];
  };
  "/api/records/{record}": {
    parameters: {};
    /** A published record. */
    get: operations["published"];
  };
  "/api/records/{record}/{number}": {
    parameters: {};
    /** A published game until one of its moves: a link to it. */
    get: operations["published_at_move"];
  };
  "/api/records/{record}/{number}/advice": {
    parameters: {};
    /** What an adviser would have said at a move of a published game, who knew what its player knew. */
    get: operations["published_advice"];
  };
  "/api/reports": {
    parameters: {};
    /**
     * Report somebody to the moderators.
     * @description The game at the table and the last lines of its talk are attached. An address can send ten reports in an hour.
     */
    post: operations["report_person"];
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
  "/api/sign-in/mail": {
    parameters: {};
    /** Send a link that replaces a forgotten password, if the address is that of an account. */
    post: operations["ask_recovery"];
  };
  "/api/sign-in/mail/link": {
    parameters: {};
    /**
     * Set a new password by the link of a message, and sign in. The link works once, within half an hour. All other
     *     devices are signed out.
     */
    post: operations["recover_by_mail"];
  };
  "/api/sign-in/passkey": {
    parameters: {};
    /** Sign in with a passkey. */
    post: operations["sign_in_with_passkey"];
  };
  "/api/sign-in/passkey/challenge": {
    parameters: {};
    /** Ask for something to sign, to sign in with a passkey. No name is needed: the passkey says whose it is. */
    post: operations["make_sign_in_challenge"];
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
  "/api/tables/{table}/foresight": {
    parameters: {};
    /** Who may do what after some moves, as far as one's own seat can tell: for the plans of a game over days. */
    post: operations["foresee"];
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
  "/api/tokens": {
    parameters: {};
    /** One's tokens, the newest first. */
    get: operations["list_tokens"];
    /** Make a token with which a program acts for one. It is shown this once. */
    post: operations["make_token"];
  };
  "/api/tokens/{token}": {
    parameters: {};
    /** Revoke a token. Its sockets and streams end. */
    delete: operations["revoke_token"];
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
    /** @description How a challenge is accepted. */
    AcceptChallenge: {
      /** @description Whether the client promises bytes for the shuffle of every deal, as for a new table. */
      commits?: boolean;
    };
    /** @description The ratings that somebody accepts. */
    AcceptedRatings: {
      /**
       * Format: int64
       * @description The highest.
       */
      highest: number;
      /**
       * Format: int64
       * @description The lowest.
       */
      lowest: number;
    };
    /** @description Why something is done. Moderators and operators read it. */
    ActionReason: {
      /** @description At most 1000 characters. */
      reason: string;
    };
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
    /** @description The signature of a passkey. All values are base64url without padding. */
    Assertion: {
      /** @description `response.authenticatorData` of the credential. */
      authenticator_data: string;
      /** @description `response.clientDataJSON` of the credential. */
      client_data: string;
      /** @description The `id` of the credential. */
      credential: string;
      /** @description `response.signature` of the credential. */
      signature: string;
      /** @description `response.userHandle` of the credential. */
      user_handle: string;
    };
    /** @description Somebody whom one has blocked. */
    BlockedPerson: {
      /** @description The id of the block, by which it is taken back. */
      id: string;
      /** @description The present name of the person. */
      name: string;
      /**
       * Format: int64
       * @description Since when, in milliseconds since 1970.
       */
      since: number;
    };
    /** @description An account that belongs to a program. */
    BotAccount: {
      /** @description The name, which says that it is a bot. */
      name: string;
    };
    /** @description A challenge as one of the two sees it. */
    ChallengeBody: {
      declined?: components["schemas"]["Reason"] | null;
      /** @description The name of the one who asks. */
      from: string;
      /** @description By which it is answered or withdrawn. */
      id: string;
      /** @description Whether one is asked oneself. */
      incoming: boolean;
      /** @description Whether the one who asks has an account, and so a profile. */
      profile: boolean;
      /** @description What is agreed if it is accepted. */
      setup: components["schemas"]["Setup"];
      /** @description The table, if it was accepted. */
      table?: string | null;
      /** @description The name of the one who is asked. */
      to: string;
      /**
       * Format: int64
       * @description Until when it can be accepted, in milliseconds since 1970.
       */
      until: number;
    };
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
    /** @description Why a challenge is declined. */
    DeclineChallenge: {
      /** @description The reason, which the challenger sees. */
      reason: components["schemas"]["Reason"];
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
    /** @description How a game was played that was not played on this server. */
    Elsewhere: {
      /** @description How many people played, at one device; all other seats were bots. */
      people: number;
    };
    /** @description Games whose solved part began alike, and their results. */
    Entered: {
      /**
       * Format: int32
       * @description How many of them nobody won.
       */
      drawn: number;
      /**
       * Format: int32
       * @description How many games.
       */
      games: number;
      /**
       * Format: int32
       * @description How many of them they won.
       */
      won: number;
    };
    /** @description Why a request is refused. */
    ErrorBody: Messages.ErrorBody;
    /**
     * @description How somebody played the part of a game that is solved exactly, in games among people. Choices with a single possibility
     *     do not count, nor what the clock or a stand-in chose.
     */
    ExactPlayCount: {
      /**
       * Format: int32
       * @description How many of them were best.
       */
      best: number;
      /**
       * Format: int32
       * @description How many choices they made.
       */
      choices: number;
      /** @description Games that were drawn with best play of both. */
      even: components["schemas"]["Entered"];
      /** @description The game's name. */
      game: string;
      /**
       * Format: int32
       * @description How many of them gave the game away: it was won with best play before, and not after.
       */
      given_away: number;
      /** @description Games that were lost with best play of both. */
      losing: components["schemas"]["Entered"];
      /**
       * Format: int32
       * @description The number of players.
       */
      players: number;
      /**
       * Format: int32
       * @description How many points all of them gave away.
       */
      points: number;
      /**
       * Format: int32
       * @description How many games the server has not examined yet.
       */
      unexamined: number;
      /** @description Games that were won with best play of both when the part began. */
      winning: components["schemas"]["Entered"];
    };
    /** @description Whom one would like to follow. */
    FollowRequest: {
      /** @description The name of the account. */
      name: string;
    };
    /** @description Somebody whom one follows. */
    Followed: {
      /** @description The name of the account. */
      name: string;
      /** @description Whether they have the page open now; never of somebody who hides it, or has blocked one. */
      online: boolean;
      /** @description The listed table at which they play now; never a private one. */
      table?: string | null;
    };
    /** @description Moves after which somebody wants to know what may come. */
    ForeseenMoves: {
      /** @description The moves from the present position on; none to ask for the next one. */
      moves: components["schemas"]["PlannedMove"][];
    };
    /** @description Who may do what next, as far as a player can tell. Its fields: `Foresight` in client/src/wire/messages.ts. */
    Foresight: Messages.Foresight;
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
    /** @description Something that a moderator or an operator did. */
    LoggedAction: {
      /** @description What was done. */
      action: string;
      /**
       * Format: int64
       * @description When, in milliseconds since 1970.
       */
      at: number;
      /** @description The moderator's name; empty for an operator, or a moderator who has gone. */
      by: string;
      /** @description The person concerned; empty if there is none, or they have gone. */
      name: string;
      /** @description Whether it was an operator. */
      operator: boolean;
      /** @description Why. */
      reason: string;
    };
    /** @description A link of a message. */
    MailLinkShown: {
      /** @description The secret of the link: 32 hexadecimal digits. */
      link: string;
    };
    /** @description Somebody who follows the link. */
    MailRecovery: {
      /** @description The secret of the link: 32 hexadecimal digits. */
      link: string;
      /** @description The new password: 10 to 200 characters. */
      password: string;
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
      passkey?: components["schemas"]["Registration"] | null;
      /** @description The password: 10 to 200 characters. With a passkey none is needed. */
      password?: string | null;
    };
    /** @description The address that an account is to have. */
    NewAddress: {
      /** @description The e-mail address. */
      address: string;
      /** @description That it is the owner of the account who asks: the address will be able to replace the password. */
      proof: components["schemas"]["Proof"];
    };
    /** @description A challenge that somebody wants to make. */
    NewChallenge: {
      /** @description Whether the client promises bytes for the shuffle of every deal, as for a new table. */
      commits?: boolean;
      /** @description What is agreed, as for a new table: game, options, clock, rated or casual. The game must be for two. */
      setup: components["schemas"]["Setup"];
      /** @description The name of the account of the person who is challenged. */
      to: string;
    };
    /** @description A device that shall get pushes: what its browser's subscription says. */
    NewDevice: {
      /** @description The secret of the subscription, `auth`: base64url. */
      auth: string;
      /** @description The address at the push service: `https` and the usual port. */
      endpoint: string;
      /** @description The public key of the subscription, `p256dh`: base64url. */
      key: string;
      /** @description The time zone of the device, such as `Europe/Paris`. */
      zone: string;
    };
    /** @description Somebody who comes. */
    NewGuest: {
      /** @description The name to go by: 1 to 24 letters. */
      name: string;
      /** @description Whether the secret is wanted as a token in the answer, for a bot, and not as a cookie. */
      token?: boolean;
    };
    /** @description A passkey for an account, and what shows that its owner wants it. */
    NewPasskey: {
      /** @description The password of the account, or the signature of another of its passkeys. */
      proof: components["schemas"]["Proof"];
      /** @description The passkey. */
      registration: components["schemas"]["Registration"];
    };
    /** @description A report. */
    NewReport: {
      /** @description Why. */
      reason: components["schemas"]["ReportReason"];
      /** @description Who is reported. */
      subject: components["schemas"]["Subject"];
      /** @description What happened, in the reporter's words: at most 1000 characters. Other reasons need a text. */
      text?: string;
    };
    /** @description A sanction. */
    NewSanction: {
      /**
       * Format: int32
       * @description For how many hours; without it, without an end.
       */
      hours?: number | null;
      /** @description What shall happen. */
      kind: components["schemas"]["SanctionWish"];
      /** @description Why: the person concerned reads it. At most 1000 characters. */
      reason: string;
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
    /** @description A token that somebody wants to make. */
    NewToken: {
      /**
       * Format: int32
       * @description For how many days: 1 to 366.
       */
      days: number;
      /** @description What to call it: 1 to 40 letters. */
      name: string;
      /** @description What it may do: at least one. No token changes an account. */
      scopes: components["schemas"]["Scope"][];
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
    /** @description Which notices one gets, and when. */
    NoticeSettings: {
      quiet?: components["schemas"]["Quiet"] | null;
      /** @description Whether a message says that time runs out. */
      soon_mail: boolean;
      /** @description Whether devices get a push when time runs out. */
      soon_push: boolean;
      /** @description When a message says that games wait. */
      turn_mail: components["schemas"]["WhenMail"];
      /** @description Whether devices get a push when a game waits. */
      turn_push: boolean;
      /** @description The time zone of the quiet hours, such as `Europe/Paris`. */
      zone: string;
    };
    /** @description How this server can tell people that games wait. */
    NoticeWays: {
      /** @description The public key with which a browser subscribes to pushes: base64url. */
      key: string;
      /** @description Whether the server sends e-mail. */
      mail: boolean;
    };
    /** @description What can be agreed before a game: fields, choices, and what excludes what. Its fields: `OptionForm` in client/src/wire/messages.ts. */
    OptionForm: Messages.OptionForm;
    /** @description How often somebody played and won with the same options. */
    OptionsCount: {
      /**
       * Format: int32
       * @description How many of them nobody won.
       */
      drawn: number;
      /** @description The options, as in a setup. */
      options: object;
      /**
       * Format: int32
       * @description How many games.
       */
      played: number;
      /**
       * Format: int32
       * @description How many of them they won.
       */
      won: number;
    };
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
      /** @description How many passkeys it has. */
      passkeys: number;
      /** @description Whether the account has a password. */
      password: boolean;
    };
    /** @description What a page needs to ask an authenticator for a new passkey, or for a signature of one's own. */
    OwnChallenge: {
      /** @description The algorithms that are accepted, by their COSE numbers, the preferred first. */
      algorithms: number[];
      /** @description Random bytes to sign, in base64url. They can be answered once. */
      challenge: string;
      /** @description The ids of one's passkeys, in base64url: an authenticator that has one makes no other. */
      known: string[];
      /** @description One's name. */
      name: string;
      /** @description The id of the relying party: the server's name. */
      relying_party: string;
      /**
       * Format: int64
       * @description How long they can be answered, in milliseconds.
       */
      timeout: number;
      /** @description What the authenticator knows one by, in base64url. */
      user_handle: string;
    };
    /** @description Everything that the server keeps of a person. */
    OwnData: {
      /**
       * Format: int64
       * @description When the account was made; without an account, absent.
       */
      account?: number | null;
      /** @description The people whom the person has blocked. */
      blocked: components["schemas"]["BlockedPerson"][];
      /**
       * Format: int64
       * @description When the person came, in milliseconds since 1970.
       */
      created: number;
      /** @description The devices that are signed in. */
      devices: components["schemas"]["OwnDevice"][];
      /** @description How the person played what is solved exactly, by game and number of players. */
      exact_play: components["schemas"]["ExactPlayCount"][];
      /** @description The confirmed e-mail address; without one, absent. */
      mail?: string | null;
      /** @description The name that others see. */
      name: string;
      notices?: components["schemas"]["NoticeSettings"] | null;
      /** @description The passkeys of the account; the server has only their public keys. */
      passkeys: components["schemas"]["OwnPasskey"][];
      /** @description The addresses at push services of the devices that get pushes. */
      pushes: string[];
      /** @description The ratings, by game and number of players. */
      ratings: components["schemas"]["OwnRating"][];
      /** @description How often the person played and won, by game and number of players. */
      results: components["schemas"]["ResultCount"][];
      /** @description Warnings, mutes and bans of the person. */
      sanctions: components["schemas"]["OwnSanction"][];
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
    /** @description One's settings of notices, and where notices go. */
    OwnNotices: {
      /** @description Whether the device that asks gets pushes. */
      device: boolean;
      /** @description The e-mail address that one has confirmed; absent without one. */
      mail?: string | null;
      /** @description Which notices one gets, and when. */
      settings: components["schemas"]["NoticeSettings"];
    };
    /** @description A passkey of the account. */
    OwnPasskey: {
      /** Format: int64 */
      created: number;
      name: string;
      /**
       * Format: int64
       * @description When it was last used.
       */
      used?: number | null;
    };
    /** @description A plan of replies. */
    OwnPlan: {
      /** Format: int64 */
      at: number;
      /** @description The lines of the plan; none where it was withdrawn. */
      lines: components["schemas"]["PlannedMove"][][];
    };
    /** @description Whether others may know when one is there. */
    OwnPresence: {
      /** @description Whether it stays hidden. */
      hidden: boolean;
    };
    /** @description A rating of the person. */
    OwnRating: {
      /** @description After each game that counted, oldest first. */
      history: components["schemas"]["HistoryPoint"][];
      now: components["schemas"]["KindRating"];
    };
    /** @description A sanction, as the person concerned sees it. */
    OwnSanction: {
      /** @description Its id. */
      id: string;
      /** @description What it does. */
      kind: components["schemas"]["SanctionWord"];
      /**
       * Format: int64
       * @description When it was taken back; absent if it was not.
       */
      lifted?: number | null;
      /** @description Why. */
      reason: string;
      /**
       * Format: int64
       * @description Since when, in milliseconds since 1970.
       */
      since: number;
      /**
       * Format: int64
       * @description Until when; absent without an end.
       */
      until?: number | null;
    };
    /** @description What a person did at a table. */
    OwnTable: {
      /** @description The replies that the person planned, and when; nobody else is shown them. */
      planned: components["schemas"]["OwnPlan"][];
      /** @description The records of the games that are over, all cards open. */
      records: components["schemas"]["GameDeal"][];
      /** @description What the person said, and when. */
      said: components["schemas"]["OwnMessage"][];
      /** @description The table's name. */
      table: string;
    };
    /** @description Whom one would like to play with, at what. */
    PairingRequest: {
      /** @description Whether the opponent may be a bot account. */
      bots?: boolean;
      clock?: components["schemas"]["Clock"] | null;
      /** @description Whether the client promises bytes for the shuffle of every deal, as for a new table. */
      commits?: boolean;
      /** @description The game's name. */
      game: string;
      /** @description Options that the table must have, as in a setup. Any value will do for those that are left out. */
      options?: object;
      /** @description Whether the game is rated. Then ratings must be near each other; how near depends on the time one has waited. */
      rated?: boolean;
    };
    /** @description How a search stands. */
    PairingState: {
      /** @description How many others look for the same game. */
      others: number;
      range?: components["schemas"]["AcceptedRatings"] | null;
      /** @description The table at which one has a seat now; absent while one waits. */
      table?: string | null;
      /**
       * Format: int64
       * @description How long one has waited, in milliseconds.
       */
      waited: number;
    };
    /** @description A passkey of one's own. */
    PasskeyBody: {
      /**
       * Format: int64
       * @description When it was registered, in milliseconds since 1970.
       */
      created: number;
      /** @description By which it is removed. */
      id: string;
      /** @description What one calls it; empty if nobody named it. */
      name: string;
      /**
       * Format: int64
       * @description When it was refused because its counter went backwards, so that somebody may have copied it; absent if never.
       */
      suspected?: number | null;
      /**
       * Format: int64
       * @description When it was last used; absent if never.
       */
      used?: number | null;
    };
    /** @description A change of the password. */
    PasswordChange: {
      /** @description The new one: 10 to 200 characters. */
      password: string;
      /** @description The password until now, or the signature of a passkey. */
      proof: components["schemas"]["Proof"];
    };
    /** @description What concerns a person wherever they are. */
    PersonNews: {
      /**
       * @description Challenges to and by the person, the newest first: those that are open, and one's own that were answered within
       *     the hour.
       */
      challenges: components["schemas"]["ChallengeBody"][];
    };
    /** @description A key of the catalogue with its arguments. Its fields: `Phrase` in client/src/wire/messages.ts. */
    Phrase: Messages.Phrase;
    /** @description A move of a planned line: a seat and its action. Its fields: `PlannedMove` in client/src/wire/messages.ts. */
    PlannedMove: Messages.PlannedMove;
    /** @description What everybody may know of somebody with an account. */
    Profile: {
      /** @description How they played what is solved exactly, by game and number of players. */
      exact_play: components["schemas"]["ExactPlayCount"][];
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
    /**
     * @description What shows that a request comes from the owner of the account, and not from somebody at an open computer: one of
     *     the two.
     */
    Proof: {
      passkey?: components["schemas"]["Assertion"] | null;
      /** @description The password of the account. */
      password?: string | null;
    };
    /** @description A record that everybody can open. */
    Published: {
      /** @description Its name: the replay is at `/published/{record}`. */
      record: string;
    };
    /** @description A report in the queue. */
    QueuedReport: {
      /**
       * Format: int64
       * @description When it was written, in milliseconds since 1970.
       */
      at: number;
      /**
       * Format: int64
       * @description When it was closed; absent if it is open.
       */
      closed?: number | null;
      /** @description Its id. */
      id: string;
      /** @description The name of who is reported, at that time. */
      name: string;
      /** @description Why: a word of the list. */
      reason: string;
      /** @description Who reported; empty if they have gone. */
      reporter: string;
      /**
       * Format: int32
       * @description Which game of the table, from 1; 0 before the first.
       */
      round: number;
      /** @description The table, if there was one. */
      table?: string | null;
      /** @description What the reporter wrote. */
      text: string;
    };
    /** @description Hours in which nothing is sent, in minutes since midnight. They may include midnight. */
    Quiet: {
      /**
       * Format: int32
       * @description The first minute.
       */
      from: number;
      /**
       * Format: int32
       * @description The first minute after them.
       */
      until: number;
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
    /**
     * @description Why a challenge is declined.
     * @enum {string}
     */
    Reason: "later" | "other-game" | "slower" | "faster" | "rated" | "casual" | "no";
    /** @description A finished game as far as one of its moves. */
    RecordAtMove: {
      /** @description What the move was. */
      action: string | null;
      /** @description What helps to read each of them. */
      aids: components["schemas"]["AnyAids"][];
      continued: components["schemas"]["Source"] | null;
      elsewhere: components["schemas"]["Elsewhere"] | null;
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
      /** @description Codes that each replace a forgotten password or a lost passkey once. They are shown this once. */
      codes: string[];
      /** @description The name of the account. */
      name: string;
    };
    /** @description Somebody who has forgotten the password, and perhaps the name. */
    RecoveryWish: {
      /** @description The e-mail address of the account. */
      address: string;
    };
    /** @description A new passkey, as a browser made it. All values are base64url without padding. */
    Registration: {
      /** @description `response.attestationObject` of the credential. */
      attestation_object: string;
      /** @description `response.clientDataJSON` of the credential. */
      client_data: string;
      /** @description What its owner calls it: 1 to 24 letters. Without one it gets the name of the device. */
      name?: string | null;
    };
    /** @description A report with everything that a moderator needs. */
    ReportDetail: {
      /**
       * Format: int32
       * @description How many reports there are about this person, this one included.
       */
      about: number;
      /** @description Whether they have an account. */
      account: boolean;
      /**
       * Format: int32
       * @description How many reports the reporter has written, this one included.
       */
      by_reporter: number;
      /** @description The last lines of the table's talk. */
      chat: components["schemas"]["ReportedLine"][];
      /** @description Earlier actions about this person, the latest first. */
      earlier: components["schemas"]["LoggedAction"][];
      /** @description The present name of who is reported. */
      name_now: string;
      /** @description Whether the person's network can be banned. */
      network: boolean;
      /** @description The report. */
      report: components["schemas"]["QueuedReport"];
      /** @description Sanctions of this person that hold now. */
      sanctions: components["schemas"]["RunningSanction"][];
    };
    /**
     * @description Why somebody is reported.
     * @enum {string}
     */
    ReportReason: "abuse" | "cheating" | "stalling" | "name" | "spam" | "other";
    /** @description A report that has arrived. */
    ReportReceived: {
      /** @description Whether a game is attached. */
      game: boolean;
      /** @description How many lines of talk are attached. */
      lines: number;
      /** @description Its id, by which a moderator finds it. */
      report: string;
    };
    /** @description A line of talk that is attached to a report. */
    ReportedLine: {
      /** @description Whether it was the person who is reported. */
      accused: boolean;
      /**
       * Format: int64
       * @description When, in milliseconds since 1970.
       */
      at: number;
      /** @description A gesture, by its word. */
      emote?: string | null;
      /** @description Who said it. */
      name: string;
      /** @description What was said. */
      text?: string | null;
    };
    /** @description How often somebody played and won. */
    ResultCount: {
      /** @description The same by options, the most frequent first. Games that the server has not examined yet are missing. */
      by_options: components["schemas"]["OptionsCount"][];
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
    /** @description A sanction that holds now. */
    RunningSanction: {
      /** @description Its id, by which it is taken back. */
      id: string;
      /** @description What it does. */
      kind: components["schemas"]["SanctionWord"];
      /** @description The person concerned; empty if it is a network. */
      name: string;
      /** @description Whether it is the ban of a network. Its addresses are not shown. */
      network: boolean;
      /** @description Why. */
      reason: string;
      /**
       * Format: int64
       * @description Since when, in milliseconds since 1970.
       */
      since: number;
      /**
       * Format: int64
       * @description Until when; absent without an end.
       */
      until?: number | null;
    };
    /**
     * @description What shall happen to the person who is reported.
     * @enum {string}
     */
    SanctionWish: "warning" | "mute" | "ban" | "ban-network";
    /**
     * @description What a sanction does.
     * @enum {string}
     */
    SanctionWord: "warning" | "mute" | "ban";
    /** @description A table as one viewer may know it. Its fields: `Scene` in client/src/wire/messages.ts. */
    Scene: Messages.Scene;
    /**
     * @description What a token may do.
     * @enum {string}
     */
    Scope: "read" | "play" | "challenge";
    /** @description A seat and who holds it. Its fields: `SeatScene` in client/src/wire/messages.ts. */
    SeatScene: Messages.SeatScene;
    /** @description A sentence about what happened: a phrase and its role. Its fields: `Sentence` in client/src/wire/messages.ts. */
    Sentence: Messages.Sentence;
    /** @description What is agreed before a game: game, options, clock, chat. Its fields: `Setup` in client/src/wire/messages.ts. */
    Setup: Messages.Setup;
    /** @description What a page needs to ask an authenticator for a signature. */
    SignInChallenge: {
      /** @description Random bytes to sign, in base64url. They can be answered once. */
      challenge: string;
      /** @description The id of the relying party: the server's name. */
      relying_party: string;
      /**
       * Format: int64
       * @description How long they can be answered, in milliseconds.
       */
      timeout: number;
    };
    /** @description The moment of another game that a game continues. Its fields: `Source` in client/src/wire/messages.ts. */
    Source: Messages.Source;
    /** @description How far a table is. Its fields: `StageScene` in client/src/wire/messages.ts. */
    StageScene: Messages.StageScene;
    /** @description What moderation means for oneself. */
    Standing: {
      /** @description How many games one left and lost in the last seven days. */
      departures: number;
      /** @description How many of them cost nothing. */
      departures_free: number;
      /** @description Whether one is a moderator. */
      moderator: boolean;
      /** @description Mutes and bans that hold now, and warnings that were not confirmed; the latest first. */
      sanctions: components["schemas"]["OwnSanction"][];
      /**
       * Format: int64
       * @description Until when one is not matched because of them; absent if one is.
       */
      wait_until?: number | null;
    };
    /** @description Who is meant: somebody at a table, or the owner of an account. */
    Subject: {
      /** @description The name of an account, if no table is named. */
      name?: string | null;
      /** @description Which game of the table, from 1, if who sat there then is meant, and not who sits there now. */
      round?: number | null;
      /** @description The seat, from 0. */
      seat?: number | null;
      /** @description The table's name. */
      table?: string | null;
    };
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
    /** @description A token. */
    TokenBody: {
      /** @description By which it is revoked. */
      id: string;
      /**
       * Format: int64
       * @description When it was made, in milliseconds since 1970.
       */
      made: number;
      /** @description What its owner calls it. */
      name: string;
      /** @description What it may do. */
      scopes: components["schemas"]["Scope"][];
      /** @description The token itself, in the answer that makes it and never again. */
      token?: string | null;
      /**
       * Format: int64
       * @description Until when it is accepted.
       */
      until: number;
      /**
       * Format: int64
       * @description When it was last used, to the hour.
       */
      used?: number | null;
    };
    /**
     * @description When a message says that games wait.
     * @enum {string}
     */
    WhenMail: "never" | "daily" | "at-once";
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
      /** @description The challenge of the passkey was used, or its time is over */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The name belongs to an account, or the person has one */
      409: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description That is no name, the password is too short, or the passkey is not accepted */
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
        "application/json": components["schemas"]["Proof"];
      };
    };
    responses: {
      /** @description Everything is removed */
      204: {};
      /** @description The proof is wrong */
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
  become_bot: {
    parameters: {};
    responses: {
      /** @description The account is a bot's */
      200: {
        content: {
          "application/json": components["schemas"]["BotAccount"];
        };
      };
      /** @description One has no account, or has played a rated game, or the name is taken */
      409: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The name is too long for its ending */
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
  replace_codes: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["Proof"];
      };
    };
    responses: {
      /** @description The new codes */
      201: {
        content: {
          "application/json": components["schemas"]["RecoveryCodes"];
        };
      };
      /** @description The proof is wrong */
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
  set_address: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAddress"];
      };
    };
    responses: {
      /** @description A link is on its way */
      202: {};
      /** @description That is neither the password nor a passkey of the account */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The server sends no e-mail */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description One has no account */
      409: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description That is no address */
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
  remove_address: {
    parameters: {};
    responses: {
      /** @description The account has no address */
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
  confirm_address: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["MailLinkShown"];
      };
    };
    responses: {
      /** @description The account has the address */
      204: {};
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
      /** @description The proof is wrong */
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
  challenge: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewChallenge"];
      };
    };
    responses: {
      /** @description The challenge */
      201: {
        content: {
          "application/json": components["schemas"]["ChallengeBody"];
        };
      };
      /** @description Nobody has an account of that name */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description One such is open, or was declined within the hour */
      409: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description That cannot be played, or is not for two */
      422: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Too many */
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
  withdraw: {
    parameters: {
      path: {
        /** @description The id of the challenge */
        challenge: string;
      };
    };
    responses: {
      /** @description It is withdrawn */
      204: {};
      /** @description There is no such challenge (any longer) */
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
  accept: {
    parameters: {
      path: {
        /** @description The id of the challenge */
        challenge: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AcceptChallenge"];
      };
    };
    responses: {
      /** @description The table */
      200: {
        content: {
          "application/json": components["schemas"]["CreatedTable"];
        };
      };
      /** @description There is no such challenge (any longer) */
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
  decline: {
    parameters: {
      path: {
        /** @description The id of the challenge */
        challenge: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DeclineChallenge"];
      };
    };
    responses: {
      /** @description It is declined */
      204: {};
      /** @description There is no such challenge (any longer) */
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
  following: {
    parameters: {};
    responses: {
      /** @description The people */
      200: {
        content: {
          "application/json": components["schemas"]["Followed"][];
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
  follow: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["FollowRequest"];
      };
    };
    responses: {
      /** @description One follows them */
      204: {};
      /** @description Nobody has an account of that name */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description One follows a hundred people, or it is oneself */
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
  unfollow: {
    parameters: {
      path: {
        /** @description The name of the account */
        name: string;
      };
    };
    responses: {
      /** @description One does not follow them */
      204: {};
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
      /** @description An account keeps its name, or another one has a name that looks like it */
      409: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description That is no name, or it mixes alphabets, or it is that of a bot */
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
      /** @description Somebody who left games too often waits; `Retry-After` says how long */
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
  list_blocks: {
    parameters: {};
    responses: {
      /** @description The people */
      200: {
        content: {
          "application/json": components["schemas"]["BlockedPerson"][];
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
  block_person: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["Subject"];
      };
    };
    responses: {
      /** @description The person is blocked */
      204: {};
      /** @description There is nobody there */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Nobody blocks themselves */
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
  unblock_person: {
    parameters: {
      path: {
        /** @description The id of the block */
        block: string;
      };
    };
    responses: {
      /** @description The person is not blocked any longer */
      204: {};
      /** @description There is no such block */
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
  person_news: {
    parameters: {};
    responses: {
      /** @description The news */
      200: {
        content: {
          "application/json": components["schemas"]["PersonNews"];
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
  own_presence: {
    parameters: {};
    responses: {
      /** @description Whether it stays hidden */
      200: {
        content: {
          "application/json": components["schemas"]["OwnPresence"];
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
  set_presence: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["OwnPresence"];
      };
    };
    responses: {
      /** @description It is noted */
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
  standing: {
    parameters: {};
    responses: {
      /** @description How one stands */
      200: {
        content: {
          "application/json": components["schemas"]["Standing"];
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
  read_sanction: {
    parameters: {
      path: {
        /** @description The id of the sanction */
        sanction: string;
      };
    };
    responses: {
      /** @description It is confirmed */
      204: {};
      /** @description There is no such sanction */
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
  waiting_games: {
    parameters: {};
    responses: {
      /** @description The tables */
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
  show_log: {
    parameters: {};
    responses: {
      /** @description The last actions */
      200: {
        content: {
          "application/json": components["schemas"]["LoggedAction"][];
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
  list_reports: {
    parameters: {
      query?: {
        /** @description Closed reports, and not open ones */
        closed?: boolean;
      };
    };
    responses: {
      /** @description The reports */
      200: {
        content: {
          "application/json": components["schemas"]["QueuedReport"][];
        };
      };
      /** @description Only moderators may see them */
      403: {
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
  show_report: {
    parameters: {
      path: {
        /** @description The id of the report */
        report: string;
      };
    };
    responses: {
      /** @description The report */
      200: {
        content: {
          "application/json": components["schemas"]["ReportDetail"];
        };
      };
      /** @description There is no such report */
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
  dismiss_report: {
    parameters: {
      path: {
        /** @description The id of the report */
        report: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ActionReason"];
      };
    };
    responses: {
      /** @description The report is closed */
      204: {};
      /** @description It was closed before */
      409: {
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
  sanction_person: {
    parameters: {
      path: {
        /** @description The id of the report */
        report: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewSanction"];
      };
    };
    responses: {
      /** @description It holds */
      201: {
        content: {
          "application/json": components["schemas"]["RunningSanction"];
        };
      };
      /** @description The report was closed before */
      409: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description There is no reason, or the network is not known */
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
  list_sanctions: {
    parameters: {};
    responses: {
      /** @description The sanctions */
      200: {
        content: {
          "application/json": components["schemas"]["RunningSanction"][];
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
  lift_sanction: {
    parameters: {
      path: {
        /** @description The id of the sanction */
        sanction: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ActionReason"];
      };
    };
    responses: {
      /** @description It does not hold any longer */
      204: {};
      /** @description There is no such sanction, or it was lifted before */
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
  own_notices: {
    parameters: {};
    responses: {
      /** @description The settings */
      200: {
        content: {
          "application/json": components["schemas"]["OwnNotices"];
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
  set_notices: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["NoticeSettings"];
      };
    };
    responses: {
      /** @description The settings are kept */
      204: {};
      /** @description There is no such time zone, or no such time */
      400: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
  add_device: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewDevice"];
      };
    };
    responses: {
      /** @description The device gets pushes */
      204: {};
      /** @description Ten devices of the person get pushes already */
      409: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description That is no endpoint, or those are no keys */
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
  remove_device: {
    parameters: {};
    responses: {
      /** @description The device gets no pushes */
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
  switch_off: {
    parameters: {
      path: {
        /** @description The end of the link */
        token: string;
      };
    };
    responses: {
      /** @description That kind is no longer sent */
      204: {};
      /** @description This server did not make the link */
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
  ways: {
    parameters: {};
    responses: {
      /** @description The ways */
      200: {
        content: {
          "application/json": components["schemas"]["NoticeWays"];
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
  look_on: {
    parameters: {};
    responses: {
      /** @description How the search stands */
      200: {
        content: {
          "application/json": components["schemas"]["PairingState"];
        };
      };
      /** @description One looks for nobody */
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
  look: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["PairingRequest"];
      };
    };
    responses: {
      /** @description How the search stands */
      200: {
        content: {
          "application/json": components["schemas"]["PairingState"];
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
      /** @description Somebody who left games too often waits; `Retry-After` says how long */
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
  give_up: {
    parameters: {};
    responses: {
      /** @description One looks for nobody any more */
      204: {};
      /** @description One looked for nobody, or has been paired */
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
  list_passkeys: {
    parameters: {};
    responses: {
      /** @description The passkeys */
      200: {
        content: {
          "application/json": components["schemas"]["PasskeyBody"][];
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
  add_passkey: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewPasskey"];
      };
    };
    responses: {
      /** @description The passkey is added */
      201: {
        content: {
          "application/json": components["schemas"]["PasskeyBody"];
        };
      };
      /** @description The proof is wrong, or the challenge was used */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The passkey is known, there are too many, or there is no account */
      409: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The passkey is not accepted */
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
  make_challenge: {
    parameters: {};
    responses: {
      /** @description The challenge */
      201: {
        content: {
          "application/json": components["schemas"]["OwnChallenge"];
        };
      };
      /** @description No secret was shown, or nobody has it */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description There are no passkeys at this address */
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
  remove_passkey: {
    parameters: {
      path: {
        /** @description The id of the passkey */
        passkey: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Proof"];
      };
    };
    responses: {
      /** @description It is removed */
      204: {};
      /** @description The proof is wrong */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description One has no such passkey */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description It is the last way to sign in */
      409: {
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
  publish: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["GameDeal"];
      };
    };
    responses: {
      /** @description The record is published */
      201: {
        content: {
          "application/json": components["schemas"]["Published"];
        };
      };
      /** @description The record is too large */
      413: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description This is no record, or it could not have happened by the rules */
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
  published: {
    parameters: {
      path: {
        /** @description The record's name */
        record: string;
      };
    };
    responses: {
      /** @description The record: one line of JSON */
      200: {
        content: {
          "application/json": components["schemas"]["GameDeal"];
        };
      };
      /** @description There is no such record */
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
  published_at_move: {
    parameters: {
      path: {
        /** @description The record's name */
        record: string;
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
      /** @description There is no such record, or no such move */
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
  published_advice: {
    parameters: {
      path: {
        /** @description The record's name */
        record: string;
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
      /** @description There is no such record, or no such move */
      404: {
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
  report_person: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewReport"];
      };
    };
    responses: {
      /** @description The moderators have it */
      201: {
        content: {
          "application/json": components["schemas"]["ReportReceived"];
        };
      };
      /** @description There is nobody there */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The text is missing or too long, or one reports oneself */
      422: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Too many in an hour */
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
  ask_recovery: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecoveryWish"];
      };
    };
    responses: {
      /** @description If an account has the address, a link is on its way */
      202: {};
      /** @description The server sends no e-mail */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description That is no address */
      422: {
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
  recover_by_mail: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["MailRecovery"];
      };
    };
    responses: {
      /** @description The password is set, and a session has begun */
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
  sign_in_with_passkey: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["Assertion"];
      };
    };
    responses: {
      /** @description A session has begun */
      201: {
        content: {
          "application/json": components["schemas"]["GuestBody"];
        };
      };
      /** @description There is no such passkey, its signature is wrong, or the challenge was used */
      401: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The passkey may have been copied */
      403: {
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
  make_sign_in_challenge: {
    parameters: {};
    responses: {
      /** @description The challenge */
      201: {
        content: {
          "application/json": components["schemas"]["SignInChallenge"];
        };
      };
      /** @description There are no passkeys at this address */
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
  foresee: {
    parameters: {
      path: {
        /** @description The table's name */
        table: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ForeseenMoves"];
      };
    };
    responses: {
      /** @description Who acts next, and the actions that are possible */
      200: {
        content: {
          "application/json": components["schemas"]["Foresight"];
        };
      };
      /** @description There is no such table */
      404: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description One cannot plan now, or nothing can be foreseen */
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
  list_tokens: {
    parameters: {};
    responses: {
      /** @description The tokens */
      200: {
        content: {
          "application/json": components["schemas"]["TokenBody"][];
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
  make_token: {
    parameters: {};
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewToken"];
      };
    };
    responses: {
      /** @description The token */
      201: {
        content: {
          "application/json": components["schemas"]["TokenBody"];
        };
      };
      /** @description One has no account, or twenty tokens */
      409: {
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description There is no name, no scope, or not such a time */
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
  revoke_token: {
    parameters: {
      path: {
        /** @description The id of the token */
        token: string;
      };
    };
    responses: {
      /** @description It is no longer accepted */
      204: {};
      /** @description One has no such token */
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
