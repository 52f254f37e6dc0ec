import { createEvent, createStore } from 'effector';
import { tokenSet } from '../http';
import { tabKey } from '../ports';

/** The customer info says whose session it is, and the name that the account has or had before its bot. */
export const accountFound = createEvent<{ readonly account: string; readonly name: string }>();

interface Accounts {
  readonly present: string | null;
  readonly former: string | null;
}

const $accounts = createStore<Accounts>({ present: null, former: null })
  .on(accountFound, ({ present, former }, { account, name }) => {
    if (present !== null && present !== '' && present !== account)
      return { present: account, former: present };
    return { present: account, former: account === name ? former : name };
  })
  .on(tokenSet, () => ({ present: null, former: null }));

/** The account of the session (`accountOf`); '' for one without a bot and a profile, `null` until it is known. */
export const $account = $accounts.map(({ present }) => present);
/** What the account was called before it had a bot or its present name; what is stored under it is taken over. */
export const $formerAccount = $accounts.map(({ former }) => former);

/** The person has logged out, here or in another tab: what was typed is removed. After a forced logout it stays. */
export const loggedOut = createEvent();

/** The storage key of what was typed. A tab outlives a release: raise the number when the value of an editor changes its shape. */
export const keptKey = tabKey('typed-2');

/** The storage key of what one account has stored in this browser. */
export const accountKey = (key: string, account: string | null): string =>
  account === null || account === '' ? key : `${key}:${account}`;
