//! Which server a client connects to, and from which of its own addresses.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use tokio::net::{TcpSocket, TcpStream};

/// Which server a client connects to, and from which of its own addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Endpoint {
    /// The server's address.
    pub server: SocketAddr,
    /// The client's own address; `None` lets the system choose.
    pub from: Option<IpAddr>,
}

impl From<SocketAddr> for Endpoint {
    fn from(server: SocketAddr) -> Self {
        Self { server, from: None }
    }
}

impl Endpoint {
    /// A client at the address `127.net.….…` of this machine with this number. Every address of
    /// 127.0.0.0/8 is local, so that one machine can be many visitors.
    pub(crate) fn loopback(server: SocketAddr, net: u8, number: usize) -> Self {
        // The last byte is neither 0 nor 255.
        let (third, last) = (number / 254 % 256, number % 254 + 1);
        Self { server, from: Some(IpAddr::V4(Ipv4Addr::new(127, net, third as u8, last as u8))) }
    }

    /// Opens a connection that sends small messages at once.
    pub(crate) async fn connect(self) -> io::Result<TcpStream> {
        let stream = match self.from {
            None => TcpStream::connect(self.server).await?,
            Some(address) => {
                let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
                socket.bind(SocketAddr::new(address, 0))?;
                socket.connect(self.server).await?
            }
        };
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clients_of_this_machine_have_addresses_of_their_own() {
        let server = ([127, 0, 0, 1], 1).into();
        let from = |number| Endpoint::loopback(server, 1, number).from.map(|address| address.to_string());
        assert_eq!(from(0).as_deref(), Some("127.1.0.1"));
        assert_eq!(from(253).as_deref(), Some("127.1.0.254"));
        assert_eq!(from(254).as_deref(), Some("127.1.1.1"));
    }
}
