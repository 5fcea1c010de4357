/** Something that is sent and may be refused: one at a time, with the reason to show. */
export class Attempt {
  busy = $state(false);
  fault = $state('');

  /** Runs it; what it gave, or `null` if it was refused. */
  async run<T>(what: () => Promise<T>): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    this.fault = '';
    try {
      return await what();
    } catch (refusal) {
      this.fault = refusal instanceof Error ? refusal.message : String(refusal);
      return null;
    } finally {
      this.busy = false;
    }
  }
}
