/** Any value that JSON can hold: what was read and is not known yet. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
