//! Games that have no file of their name here.

macro_rules! implement {
    ($($module:ident $name:ident $game:ty;)*) => {
        $(
            impl crate::registry::PythonGame for $game {}
        )*
    };
}
interregnum_games::plain_games!(implement);
