//! Tables on the net.
