import { createEvent, createStore, sample } from 'effector';
import { tokenSet } from '../http';
import { tabKey } from '../ports';
import { withMoved } from '../ports/ask';

/** The customer info says whose session it is, and the name that the account has or had before its bot. */
export const accountFound = createEvent<{ readonly account: string; readonly name: string }>();

/** The account of the session (`accountOf`); '' for one without a bot and a profile, `null` until it is known. */
export const $account = createStore<string | null>(null);

/** Of what one account has stored; see `accountKey`. */
const ofAccount = /^(dropdeck:(?:(?:list|tab):[^:]+|(?!list:|tab:)[^:]+)):(.+)$/;
const found = sample({
  clock: accountFound,
  source: $account,
  filter: (present, { account }) => present !== account,
  fn: (present, { account, name }) => ({ account, former: present || name }),
});
// What was stored under the name that it had moves with it.
const moved = withMoved(found, ({ account, former }) => (key) => {
  const [, plain = '', owner] = ofAccount.exec(key) ?? [];
  return account !== '' && owner === former ? accountKey(plain, account) : key;
});
$account.on(moved, (_, { value }) => value.account).on(tokenSet, () => null);

/** The person has logged out, here or in another tab: what was typed is removed. After a forced logout it stays. */
export const loggedOut = createEvent();

/** The storage key of what was typed. A tab outlives a release: raise the number when the value of an editor changes its shape. */
export const keptKey = tabKey('typed-2');

/** The storage key of what one account has stored in this browser. */
export const accountKey = (key: string, account: string | null): string =>
  account === null || account === '' ? key : `${key}:${account}`;
