import type { Page } from '@playwright/test';
import type { Sandbox } from '../fixtures.ts';
import type { FaultName } from './matrix.ts';

/** Where a cell takes place: a signed-in browser over the sandbox. */
export interface Stage {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly call: string;
  /** The text to type, different in each cell. */
  readonly typed: string;
  /** The account's token at the API. */
  readonly token: string;
  readonly fault: FaultName;
}

type Act = (stage: Stage) => Promise<unknown>;

/** What a failed call leads to. */
export interface Outcome {
  /** The message that appears; `null` if the session ends without one. */
  readonly message: string | RegExp | null;
  /** The session ends: the browser is at the home address, and signed out. */
  readonly ends?: boolean;
}

/** How one call is brought about, what comes of its failure, and how it is made good. */
export interface Scenario {
  /** The sandbox account; `null` for a browser that is not signed in. */
  readonly account: string | null;
  /** Where the browser begins, and comes back to after a forced logout. */
  readonly path: string | Act;
  /** From wherever the last cell ended to where the call can be brought about. */
  readonly arrange?: Act;
  /** Brings the call about, and waits for nothing. */
  readonly act: Act;
  readonly fails: Outcome | ((fault: FaultName) => Outcome);
  /** What was typed is still there after a failure. */
  readonly typedStays?: Act;
  /** Tries once more; by itself the button Retry. */
  readonly retry?: Act;
  /** After a forced logout and the next sign-in: on to what was meant. */
  readonly resume?: Act;
  /** What was meant has happened. */
  readonly done: Act;
  /** How the page is left while the answer is on its way; by itself by the menu. */
  readonly leave?: Act;
  /** A failure leads to another page, so that nothing is there to try by itself again. */
  readonly isLeftOnFailure?: boolean;
  /** A success must change nothing in the sandbox: it can be had only once. */
  readonly isUntouched?: boolean;
}
