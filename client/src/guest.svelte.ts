/** Who the visitor is to the house: a name, no account. */
import { come, me, Refusal } from './api';

class Guest {
  name = $state<string | null>(null);
  fault = $state<string | null>(null);
  readonly ready: Promise<void>;

  constructor() {
    this.ready = me().then(
      ({ name }) => void (this.name = name),
      () => undefined,
    );
  }

  /** Goes by a name; whether the house agreed. */
  async become(name: string): Promise<boolean> {
    await this.ready;
    if (this.name === name.trim()) return true;
    try {
      this.name = (await come(name)).name;
      this.fault = null;
      return true;
    } catch (fault) {
      this.fault = fault instanceof Refusal ? fault.message : String(fault);
      return false;
    }
  }
}

export const guest = new Guest();
