use super::{read_json, read_value};
use crate::tagged;
use serde::Deserialize;
use serde_json::{Value, json};

tagged! {
    /// A shape.
    #[derive(Clone, PartialEq, Debug)]
    enum Shape by "kind" {
        /// Of one length.
        Square {
            /// The length.
            side: u32,
        },
        /// Of two.
        LongBox {
            /// The length.
            long: i64,
            /// The width.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            wide: Option<f64>,
        },
        /// Nothing.
        Nothing,
    }
}

#[derive(PartialEq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Colour {
    Red,
    Mixed(Vec<String>),
}

#[derive(PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Picture {
    name: String,
    shapes: Vec<Shape>,
    colour: Colour,
    place: Option<(u8, u8)>,
    #[serde(default)]
    about: Value,
}

fn picture() -> Value {
    json!({
        "name": "a \"picture\"",
        "shapes": [{"kind": "square", "side": 3}, {"long": -4, "kind": "long-box"}, {"kind": "nothing"}],
        "colour": {"mixed": ["red", "blue"]},
        "place": [1, 2],
        "about": {"size": 1.5, "tags": [null, true]},
    })
}

fn wrong(change: impl Fn(&mut Value)) -> (String, String) {
    let mut value = picture();
    change(&mut value);
    let error = read_value::<Picture>(&value).unwrap_err();
    assert_eq!(read_json::<Picture>(&value.to_string()).unwrap_err(), error, "from the text, too");
    (error.path(), error.message().to_owned())
}

#[test]
fn a_type_is_read_from_text_and_from_a_value_alike() {
    let expected = Picture {
        name: "a \"picture\"".to_owned(),
        shapes: vec![Shape::Square { side: 3 }, Shape::LongBox { long: -4, wide: None }, Shape::Nothing],
        colour: Colour::Mixed(vec!["red".to_owned(), "blue".to_owned()]),
        place: Some((1, 2)),
        about: json!({"size": 1.5, "tags": [null, true]}),
    };
    assert_eq!(read_value::<Picture>(&picture()).unwrap(), expected);
    assert_eq!(read_json::<Picture>(&picture().to_string()).unwrap(), expected);
    assert_eq!(read_json::<Colour>("\"red\"").unwrap(), Colour::Red);
}

#[test]
fn an_enum_with_a_tag_is_read_by_any_reader_and_written_with_its_tag_first() {
    for shape in [Shape::Square { side: 7 }, Shape::LongBox { long: 1, wide: Some(0.5) }, Shape::Nothing] {
        let text = serde_json::to_string(&shape).unwrap();
        assert!(text.starts_with("{\"kind\":"), "{text}");
        assert_eq!(read_json::<Shape>(&text).unwrap(), shape);
        assert_eq!(serde_json::from_str::<Shape>(&text).unwrap(), shape);
        assert_eq!(serde_json::from_slice::<Shape>(text.as_bytes()).unwrap(), shape);
        assert_eq!(serde_json::from_value::<Shape>(serde_json::to_value(&shape).unwrap()).unwrap(), shape);
    }
    assert_eq!(
        serde_json::from_str::<Shape>(r#"{"side": 2, "kind": "square"}"#).unwrap(),
        Shape::Square { side: 2 }
    );
}

#[test]
fn an_error_names_the_path_of_its_field() {
    let is = |change: fn(&mut Value), path: &str, message: &str| {
        assert_eq!(wrong(change), (path.to_owned(), message.to_owned()));
    };
    is(
        |all| all["shapes"][0]["side"] = json!("long"),
        "shapes[0].side",
        "invalid type: string \"long\", expected u32",
    );
    is(
        |all| all["shapes"][0]["side"] = json!(1.5),
        "shapes[0].side",
        "invalid type: floating point `1.5`, expected u32",
    );
    is(
        |all| all["shapes"][0]["side"] = json!(-1),
        "shapes[0].side",
        "invalid value: integer `-1`, expected u32",
    );
    is(|all| all["shapes"][1] = json!({"kind": "square"}), "shapes[1]", "missing field `side`");
    is(|all| all["shapes"][1] = json!({"side": 1}), "shapes[1]", "missing field `kind`");
    is(|all| all["name"] = json!(null), "name", "invalid type: null, expected a string");
    is(
        |all| all["frame"] = json!(1),
        "frame",
        "unknown field `frame`, expected one of `name`, `shapes`, `colour`, `place`, `about`",
    );
    is(
        |all| all["shapes"][2]["side"] = json!(1),
        "shapes[2].side",
        "unknown field `side`, there are no fields",
    );
    is(
        |all| all["shapes"][2] = json!({"kind": "star"}),
        "shapes[2]",
        "unknown variant `star`, expected one of `square`, `long-box`, `nothing`",
    );
    is(|all| all["place"] = json!([1, 2, 3]), "place", "invalid length 3, expected 2 elements");
    is(|all| all["colour"] = json!("blue"), "colour", "unknown variant `blue`, expected `red` or `mixed`");
    is(|all| *all = json!([]), ".", "invalid type: sequence, expected struct Picture");
}

#[test]
fn a_field_that_stands_twice_and_text_that_is_no_json_are_refused() {
    let twice = read_json::<Shape>(r#"{"kind": "square", "side": 1, "side": 2}"#).unwrap_err();
    assert_eq!((twice.message(), twice.column()), ("duplicate field `side`", None));
    let broken = read_json::<Shape>("{\"kind\": }").unwrap_err();
    assert_eq!((broken.message(), broken.column()), ("expected value", Some(10)));
}
