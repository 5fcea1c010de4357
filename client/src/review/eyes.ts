/** Through whose eyes a replay is looked at. */

/** A seat, or all hands open. */
export type Eyes = number | 'open';
