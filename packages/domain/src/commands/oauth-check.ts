import { createEvent, createStore, sample } from 'effector';
import { $config } from '../shell/config';
import { leave, tabKey, writeStorage } from '../kernel/ports';
import { withEntries } from '../kernel/ports/ask';
import { createAddress } from '../kernel/page/address';
import { createPage } from '../kernel/page/page';
import { createLoad } from '../kernel/page/load';
import { callOf } from '../kernel/http';
import { $info, appIdOf, authorizeUrl, endSessionOn, oauthStateKey } from '../account/session';
import { signInReturned } from '../account/sign-in';
import { pages } from '../shell/pages';
import { checkOAuth } from '../contract/calls/session';
import { notify } from '../kernel/toasts/notify';
import { t } from './text.en';

/** The /commands page. `origin` is this site's own, for the redirect back after authorization. */
export const page = createPage<{ readonly origin: string }>('commands');

/** What the address says: the server, and the state of the list. */
export const address = createAddress(page, pages.commands.path);

const read = callOf(checkOAuth);
const check = createLoad({
  page,
  read,
  dataOf: ({ status }): 200 | 206 | null => status,
  initial: null,
});
sample({ clock: page.started, fn: () => ({}), target: check.start });

/** The check passed: the page may load the servers. */
export const authorized = sample({
  clock: check.loaded,
  filter: ({ data }) => data === 200,
  fn: () => undefined,
});

interface Authorization {
  readonly url: string;
  readonly state: string;
}

/** Marks a tab that was redirected to the authorization page. */
const redirectedKey = tabKey('authorization');

export const authorizationRequested = createEvent();

/** Where the customer authorizes; `null` without a bot, which has no commands. */
const mustAuthorize = sample({
  clock: check.loaded,
  source: { config: $config, info: $info, params: page.$params },
  filter: ({ config }, { data }) => data === 206 && config !== null,
  fn: ({ config, info, params }): Authorization | null => {
    const appId = info && appIdOf(info);
    if (appId === null) return null;
    return { url: authorizeUrl(config?.chatPlatformUrl ?? '', appId, params?.origin ?? ''), state: appId };
  },
});

const asked = withEntries(sample({ clock: mustAuthorize, filter: Boolean }), () => [redirectedKey]);
/**
 * This tab returned from the authorization page without an authorization, for example with Back.
 * Redirecting again would trap the person, so only the next visit redirects again.
 */
const cameBack = sample({ clock: asked, filter: ({ answer }) => answer[redirectedKey] !== null });
sample({ clock: cameBack, fn: () => ({ [redirectedKey]: null }), target: writeStorage });
const returned = sample({
  clock: cameBack,
  source: page.$isOpen,
  filter: Boolean,
  fn: (_, { value }) => value,
});
const $authorization = createStore<Authorization | null>(null)
  .on(returned, (_, authorization) => authorization)
  .on([page.started, page.closed], () => null);

const authorizing = sample({
  clock: [
    sample({
      clock: asked,
      source: page.$isOpen,
      filter: (isOpen, { answer }) => isOpen && answer[redirectedKey] === null,
      fn: (_, { value }) => value,
    }),
    sample({ clock: authorizationRequested, source: $authorization, filter: Boolean }),
  ],
});
// The state first, so that the sign-in page can verify the answer.
sample({
  clock: authorizing,
  fn: ({ state }) => ({ [oauthStateKey]: state, [redirectedKey]: 'sent' }),
  target: writeStorage,
});
sample({ clock: authorizing, fn: ({ url }) => url, target: leave });

// The authorization has ended: clear the mark, so that the next visit redirects again.
sample({
  clock: [authorized, signInReturned],
  fn: () => ({ [redirectedKey]: null }),
  target: writeStorage,
});

// Without a connection the check is made again.
const failed = endSessionOn(check.failed, true);
notify({ failed: [failed, () => t('authenticationFailed')] });

/**
 * Whether the person may change commands: `checking` also during the redirect, `unauthorized` after a return
 * without an authorization, `failed` before the logout.
 */
export const $access = createStore<'checking' | 'allowed' | 'unauthorized' | 'no-bot' | 'failed'>('checking')
  .on([page.started, authorizationRequested], () => 'checking')
  .on(authorized, () => 'allowed')
  .on(returned, () => 'unauthorized')
  .on(sample({ clock: mustAuthorize, filter: (authorization) => authorization === null }), () => 'no-bot')
  .on(failed, () => 'failed');
