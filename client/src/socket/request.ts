/** A name for a request, which nobody else gives. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `p-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
