/**
 * The secret of a visitor whose browser keeps no cookies. It lives in this tab's memory alone: it is
 * never stored, never part of an address, and gone when the page is reloaded.
 */
export const held: { token: string | null } = { token: null };
