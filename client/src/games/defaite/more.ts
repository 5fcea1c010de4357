/** A sign that more lies below: marks a part that scrolls with `data-more` until its end is in sight. */
const NEAR = 6;

export function more(node: HTMLElement): () => void {
  const look = (): void => {
    node.toggleAttribute('data-more', node.scrollHeight - node.scrollTop - node.clientHeight > NEAR);
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const part of [node, ...node.children]) sizes.observe(part);
  };
  const children = new MutationObserver(watch);
  children.observe(node, { childList: true });
  watch();
  node.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
    node.removeEventListener('scroll', look);
  };
}
