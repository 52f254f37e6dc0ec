import { Sandbox, startSandbox } from '../e2e/sandbox.ts';

/** The build and its sandbox, served as by `npm start`. */
export class Product extends Sandbox {
  constructor(
    origin: string,
    readonly close: () => void,
  ) {
    super(origin);
  }

  /** Delays a call from now on, by milliseconds; 0 for no delay. */
  async delay(call: string, ms: number): Promise<void> {
    await (ms === 0 ? this.clearFaults(call) : this.fault(call, { kind: 'delay', ms }));
  }
}

/** Serves the last build. */
export async function startProduct(): Promise<Product> {
  const { origin, stop } = await startSandbox();
  return new Product(origin, stop);
}
