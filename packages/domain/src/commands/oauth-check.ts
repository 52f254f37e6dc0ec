import { attach, createEffect, createStore, sample } from 'effector';
import { $config } from '../config';
import { leaveFx, writeStorageFx } from '../shared/browser';
import { createPage } from '../shared/page';
import { createCall } from '../shared/http';
import { $info, appIdOf, authorizeUrl, forcedOut, oauthStateKey } from '../session';
import { checkOAuth } from '../session/contract';
import { toastShown } from '../toasts';

export const AUTHENTICATION_FAILED_TEXT = 'Authentication failed';

/** The /commands page. `origin` is the product's own, for the way back from the authorisation page. */
export const page = createPage<{ readonly origin: string }>('commands');

const check = page.tie(createCall(checkOAuth));

sample({ clock: page.started, fn: () => ({}), target: check.runFx });

/** The permission to change commands stands: the page can go on. */
export const authorized = sample({
  clock: check.done,
  filter: ({ result }) => result.status === 200,
  fn: () => undefined,
});

/** Remembers the state before leaving, so that the answer can be held against it. */
const authorizeFx = attach({
  effect: createEffect(async ({ url, state }: { url: string; state: string }) => {
    await writeStorageFx({ [oauthStateKey]: state });
    await leaveFx(url);
  }),
});

const mustAuthorize = sample({
  clock: check.done,
  source: { config: $config, info: $info, params: page.$params },
  filter: (_, { result }) => result.status === 206,
  fn: ({ config, info, params }) => ({
    appId: info === null ? null : appIdOf(info),
    origin: params?.origin ?? '',
    chatPlatformUrl: config?.chatPlatformUrl ?? null,
  }),
});

/** There is no bot yet whose commands somebody could be authorised for. */
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
  target: authorizeFx,
});

sample({
  clock: check.failed,
  fn: () => ({ kind: 'error' as const, text: AUTHENTICATION_FAILED_TEXT }),
  target: toastShown,
});
sample({ clock: check.failed, fn: () => ({ withMessage: true }), target: forcedOut });

/**
 * Whether somebody may change commands: not known yet (also while the browser goes to the
 * authorisation page), allowed, without a bot, or not to be found out, which logs out.
 */
export type CommandAccess = 'checking' | 'allowed' | 'no-bot' | 'failed';

export const $access = createStore<CommandAccess>('checking')
  .on(page.started, () => 'checking')
  .on(authorized, () => 'allowed')
  .on(botMissing, () => 'no-bot')
  .on(check.failed, () => 'failed');
