import { attach, createEffect, sample } from 'effector';
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
});

sample({
  clock: mustAuthorize,
  filter: ({ config, info, params }) =>
    config !== null && info !== null && params !== null && appIdOf(info) !== null,
  fn: ({ config, info, params }) => {
    const state = (info && appIdOf(info)) ?? '';
    return { url: authorizeUrl(config?.chatPlatformUrl ?? '', state, params?.origin ?? ''), state };
  },
  target: authorizeFx,
});

sample({
  clock: check.failed,
  fn: () => ({ kind: 'error' as const, text: AUTHENTICATION_FAILED_TEXT }),
  target: toastShown,
});
sample({ clock: check.failed, fn: () => ({ withMessage: true }), target: forcedOut });
