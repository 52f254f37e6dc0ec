import { createEvent, createStore } from 'effector';
import { tokenSet } from '../http';

/** The customer info says whose session it is. */
export const accountFound = createEvent<string>();

/** The account of the session (`accountOf`); '' for one without a bot and a profile, `null` until it is known. */
export const $account = createStore<string | null>(null)
  .on(accountFound, (_, account) => account)
  .on(tokenSet, () => null);

/** The storage key of what one account has stored in this browser. */
export const accountKey = (key: string, account: string | null): string =>
  account === null || account === '' ? key : `${key}:${account}`;
