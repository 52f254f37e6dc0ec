import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { $config } from '../shell/config';
import { leaveFx, readStorageFx, tabKey, writeStorageFx } from '../kernel/ports';
import { createPage } from '../kernel/page/page';
import { createLoad } from '../kernel/page/load';
import { callOf } from '../kernel/http';
import { $info, appIdOf, authorizeUrl, endSessionOn, oauthStateKey } from '../account/session';
import { signInReturned } from '../account/sign-in';
import { checkOAuth } from '../contract/calls/session';
import { notify } from '../kernel/toasts/notify';
import { t } from './text.en';

/** The /commands page. `origin` is this site's own, for the redirect back after authorization. */
export const page = createPage<{ readonly origin: string }>('commands');

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

/** Stores the state before the redirect, so that the sign-in page can verify the answer. */
const authorizeFx = attach({
  effect: createEffect(async ({ url, state }: Authorization) => {
    await writeStorageFx({ [oauthStateKey]: state, [redirectedKey]: 'sent' });
    await leaveFx(url);
  }),
});

/**
 * Whether this tab returned from the authorization page without an authorization, for example with Back.
 * Redirecting again would trap the person, so only the next visit redirects again.
 */
const consumeReturnFx = createEffect(async (_: Authorization) => {
  const entries = await readStorageFx([redirectedKey]);
  if (entries[redirectedKey] === null) return false;
  await writeStorageFx({ [redirectedKey]: null });
  return true;
});

export const authorizationRequested = createEvent();

const mustAuthorize = sample({
  clock: check.loaded,
  source: { config: $config, info: $info, params: page.$params },
  filter: (_, { data }) => data === 206,
  fn: ({ config, info, params }) => ({
    appId: info === null ? null : appIdOf(info),
    origin: params?.origin ?? '',
    chatPlatformUrl: config?.chatPlatformUrl ?? null,
  }),
});

/** Without a bot there are no commands to authorize. */
const botMissing = sample({
  clock: mustAuthorize,
  filter: ({ appId }) => appId === null,
  fn: () => undefined,
});

sample({
  clock: mustAuthorize,
  filter: ({ appId, chatPlatformUrl }) => appId !== null && chatPlatformUrl !== null,
  fn: ({ appId, chatPlatformUrl, origin }) => ({
    url: authorizeUrl(chatPlatformUrl ?? '', appId ?? '', origin),
    state: appId ?? '',
  }),
  target: consumeReturnFx,
});

const redirected = sample({
  clock: consumeReturnFx.done,
  filter: ({ result }) => !result,
  fn: ({ params }) => params,
});
const returned = sample({
  clock: consumeReturnFx.done,
  source: page.$isOpen,
  filter: (isOpen, { result }) => isOpen && result,
  fn: (_, { params }) => params,
});
const $authorization = createStore<Authorization | null>(null)
  .on(returned, (_, authorization) => authorization)
  .on([page.started, page.closed], () => null);

sample({
  clock: [
    sample({
      clock: redirected,
      source: page.$isOpen,
      filter: Boolean,
      fn: (_, authorization) => authorization,
    }),
    sample({ clock: authorizationRequested, source: $authorization, filter: (known) => known !== null }),
  ],
  filter: (authorization): authorization is Authorization => authorization !== null,
  target: authorizeFx,
});

// The authorization has ended: clear the mark, so that the next visit redirects again.
sample({
  clock: [authorized, signInReturned],
  fn: () => ({ [redirectedKey]: null }),
  target: writeStorageFx,
});

notify({ failed: [check.failed, () => t('authenticationFailed')] });
endSessionOn(check.failed, true);

/**
 * Whether the person may change commands: `checking` also during the redirect, `unauthorized` after a return
 * without an authorization, `failed` before the logout.
 */
export type CommandAccess = 'checking' | 'allowed' | 'unauthorized' | 'no-bot' | 'failed';

export const $access = createStore<CommandAccess>('checking')
  .on(page.started, () => 'checking')
  .on(authorized, () => 'allowed')
  .on(returned, () => 'unauthorized')
  .on(authorizationRequested, () => 'checking')
  .on(botMissing, () => 'no-bot')
  .on(check.failed, () => 'failed');
