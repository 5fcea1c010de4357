//! What a device is called in the list of its person's devices.

use axum::http::{HeaderMap, header};

/// The longest name that is kept, in characters.
const LONGEST: usize = 40;

/// Browsers by a word of their `User-Agent`. Most name others too, so the order matters.
const BROWSERS: [(&str, &str); 6] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

/// Systems by a word of their `User-Agent`, again in this order.
const SYSTEMS: [(&str, &str); 7] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// The device that sends a request: browser and system, or what a program calls itself; empty if it does not say.
pub(crate) fn name(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let find = |list: &[(&str, &'static str)]| {
        list.iter().find(|(word, _)| agent.contains(word)).map(|(_, name)| *name)
    };
    let known: Vec<&str> = find(&BROWSERS).into_iter().chain(find(&SYSTEMS)).collect();
    if known.is_empty() {
        let program = agent.split_whitespace().next().unwrap_or_default();
        program.chars().filter(|letter| !letter.is_control()).take(LONGEST).collect()
    } else {
        known.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn named(agent: &'static str) -> String {
        name(&HeaderMap::from_iter([(header::USER_AGENT, HeaderValue::from_static(agent))]))
    }

    #[test]
    fn a_device_is_named_by_browser_and_system() {
        for (agent, expected) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
            (
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
                "Edge, Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1",
                "Safari, iPhone",
            ),
            ("curl/8.5.0", "curl/8.5.0"),
            ("", ""),
        ] {
            assert_eq!(named(agent), expected, "{agent}");
        }
        assert_eq!(name(&HeaderMap::new()), "");
    }
}
