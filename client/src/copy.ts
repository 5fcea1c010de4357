/** Puts the text of a field on the clipboard; whether that worked. The text stays selected if it did not. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  // Browsers offer the clipboard to secure pages alone; a page on a LAN address is not one.
  if (isSecureContext) {
    const written = await navigator.clipboard.writeText(field.value).then(() => true, () => false);
    if (written) return true;
  }
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
