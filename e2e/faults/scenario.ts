import type { Page } from '@playwright/test';
import type { Sandbox } from '../sandbox.ts';
import type { FaultName } from './matrix.ts';

/** The environment of a cell: a signed-in browser and the sandbox. */
export interface Stage {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly call: string;
  /** Text to type, different in each cell. */
  readonly typed: string;
  readonly fault: FaultName;
}

type Act = (stage: Stage) => Promise<unknown>;

/** The expected result of a failed call. */
export interface Outcome {
  /** The message that appears; `null` where there is none. */
  readonly message: string | RegExp | null;
  /** The session ends: the browser is signed out, at the home URL. */
  readonly ends?: boolean;
}

/** How to trigger one call, what its failure shows, and how to retry it. */
export interface Scenario {
  /** The sandbox account; `null` if the browser is not signed in. */
  readonly account: string | null;
  /** The page to start from, also after a forced logout. */
  readonly path: string | Act;
  /** Navigates from the last cell's page to where the call can be triggered. */
  readonly arrange?: Act;
  /** Triggers the call without waiting for it. */
  readonly act: Act;
  readonly fails: Outcome | ((fault: FaultName) => Outcome);
  /** Expects that the draft survives a failure. */
  readonly expectDraft?: Act;
  /** Retries the call; by default with the button Retry. */
  readonly retry?: Act;
  /** Continues after a forced logout and the next sign-in. */
  readonly resume?: Act;
  /** Expects the result of a successful call. */
  readonly done: Act;
  /** Leaves the page while the request is in flight; by default through the menu. */
  readonly leave?: Act;
  /** A failure navigates to another page, where the call cannot be retried. */
  readonly navigatesOnFailure?: boolean;
  /** A rate-limited load waits for the person. */
  readonly isRetriedByHand?: boolean;
  /** A success must change nothing in the sandbox, because the call can succeed only once. */
  readonly isUntouched?: boolean;
}
