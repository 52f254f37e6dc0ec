import { createEvent, createStore } from 'effector';
import { tokenSet } from '../http';
import { tabKey } from '../ports';

/** The customer info says whose session it is. */
export const accountFound = createEvent<string>();

/** The account of the session (`accountOf`); '' for one without a bot and a profile, `null` until it is known. */
export const $account = createStore<string | null>(null)
  .on(accountFound, (_, account) => account)
  .on(tokenSet, () => null);

/** The person has logged out, here or in another tab: what was typed is removed. After a forced logout it stays. */
export const loggedOut = createEvent();

/** The storage key of what was typed. A tab outlives a release: raise the number when the value of an editor changes its shape. */
export const keptKey = tabKey('typed-1');

/** The storage key of what one account has stored in this browser. */
export const accountKey = (key: string, account: string | null): string =>
  account === null || account === '' ? key : `${key}:${account}`;
