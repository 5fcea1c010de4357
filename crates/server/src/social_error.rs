//! What can go wrong between people: pairing, challenges, follows, tokens.

use axum::http::StatusCode;
use interregnum_kernel::Phrase;

/// Why something between people is not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SocialError {
    /// The person looks for nobody.
    NotSeeking,
    /// There is no such challenge, or it was answered, withdrawn, or is over.
    NoSuchChallenge,
    /// A challenge to the same person is open.
    ChallengeOpen,
    /// The person declined a challenge within the hour.
    DeclinedLately,
    /// Nobody challenges themselves.
    ChallengeSelf,
    /// Challenges are for games of two.
    ChallengeSeats,
    /// Too many challenges of this person, or to the other, are open.
    TooManyChallenges,
    /// Nobody follows themselves.
    FollowSelf,
    /// The person follows as many as one can.
    FollowLimit,
    /// The token is not accepted: it was revoked, its time is over, or there was never such a token.
    BadToken,
    /// The token may not do that.
    TokenScope,
    /// The person has no such token.
    NoSuchToken,
    /// The person has as many tokens as one can.
    TokenLimit,
    /// The token has no name, no scope, or a time that is too long.
    TokenTerms,
    /// The name has the ending that bot accounts have.
    BotName,
    /// The account has played a rated game, is a bot's already, or the name is taken.
    NotBot,
}

impl SocialError {
    /// A short name that stays the same between releases.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::NotSeeking => "not-seeking",
            Self::NoSuchChallenge => "no-such-challenge",
            Self::ChallengeOpen => "challenge-open",
            Self::DeclinedLately => "declined-lately",
            Self::ChallengeSelf => "challenge-self",
            Self::ChallengeSeats => "challenge-seats",
            Self::TooManyChallenges => "too-many-challenges",
            Self::FollowSelf => "follow-self",
            Self::FollowLimit => "follow-limit",
            Self::BadToken => "bad-token",
            Self::TokenScope => "token-scope",
            Self::NoSuchToken => "no-such-token",
            Self::TokenLimit => "token-limit",
            Self::TokenTerms => "token-terms",
            Self::BotName => "bot-name",
            Self::NotBot => "not-bot",
        }
    }

    pub(crate) const fn status(self) -> StatusCode {
        match self {
            Self::NotSeeking | Self::NoSuchChallenge | Self::NoSuchToken => StatusCode::NOT_FOUND,
            Self::ChallengeOpen | Self::DeclinedLately | Self::TokenLimit | Self::NotBot => {
                StatusCode::CONFLICT
            }
            Self::TooManyChallenges => StatusCode::TOO_MANY_REQUESTS,
            Self::BadToken => StatusCode::UNAUTHORIZED,
            Self::TokenScope => StatusCode::FORBIDDEN,
            Self::ChallengeSelf
            | Self::ChallengeSeats
            | Self::FollowSelf
            | Self::FollowLimit
            | Self::TokenTerms
            | Self::BotName => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    pub(crate) fn phrase(self) -> Phrase {
        Phrase::new(format!("server-problem-{}", self.code()))
    }
}
