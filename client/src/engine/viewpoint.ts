/**
 * Through whose eyes a table of this browser is looked at, where several people share the device: the seat of the one who
 * looks. None means the person who made the table.
 */
const seats = new Map<string, number>();

export const seatOf = (table: string): number | null => seats.get(table) ?? null;

export function lookFrom(table: string, seat: number): void {
  seats.set(table, seat);
}
