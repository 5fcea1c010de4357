/** Hashes: the browser's own where it offers them, else this page's. Browsers offer them to secure pages alone. */
type Bytes = Uint8Array<ArrayBuffer>;

export async function sha256(data: Bytes): Promise<Bytes> {
  if (globalThis.isSecureContext) return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return (await import('./sha256')).sha256(data);
}

export async function hmac(secret: Bytes, data: Bytes): Promise<Bytes> {
  if (!globalThis.isSecureContext) return (await import('./sha256')).hmac(secret, data);
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, data));
}
