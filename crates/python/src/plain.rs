//! Games that have no file of their name here.

macro_rules! implement {
    ($($module:ident $name:ident $game:ty;)*) => {
        $(
            impl crate::registry::PythonGame for $game {
                fn set_up(_text: &str) -> Option<Result<Self, interregnum_kernel::BadText>> {
                    None
                }
            }
        )*
    };
}
interregnum_games::plain_games!(implement);
