//! One address for all nodes: connections go to them in turn, and to the next where one refuses.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

pub(super) struct Balancer {
    pub(super) address: SocketAddr,
    task: JoinHandle<()>,
}

impl Balancer {
    pub(super) async fn start(nodes: Vec<SocketAddr>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (nodes, next) = (Arc::new(nodes), Arc::new(AtomicUsize::new(0)));
        let task = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let (nodes, next) = (Arc::clone(&nodes), Arc::clone(&next));
                tokio::spawn(async move { pass_on(client, &nodes, &next).await });
            }
        });
        Self { address, task }
    }
}

impl Drop for Balancer {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn pass_on(mut client: TcpStream, nodes: &[SocketAddr], next: &AtomicUsize) {
    let _ = client.set_nodelay(true);
    for _ in nodes {
        let node = nodes[next.fetch_add(1, Ordering::Relaxed) % nodes.len()];
        if let Ok(mut server) = TcpStream::connect(node).await {
            let _ = server.set_nodelay(true);
            let _ = copy_bidirectional(&mut client, &mut server).await;
            return;
        }
    }
}
