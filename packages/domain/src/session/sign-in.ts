import { attach, createEvent, createStore, sample } from 'effector';
import { $config } from '../config';
import { leaveFx, navigateFx, readStorageFx, writeStorageFx } from '../shared/browser';
import { $token, createCall, tokenSet } from '../shared/http';
import { oauthStateKey } from './chat-platform';
import { signIn } from './contract';
import { routes } from './routing';
import { sessionBegan, storageKeys, userChanged } from './state';

/** The query of /callback: what the chat platform's sign-in came back with. */
export interface SignInReturn {
  readonly code: string | null;
  readonly state: string | null;
}

/** The sign-in return page is open. Said twice with the same code it counts once: codes are single-use. */
export const signInReturned = createEvent<SignInReturn>();

const signInFx = createCall(signIn);
const readExpectedStateFx = attach({
  effect: readStorageFx,
  mapParams: (_: SignInReturn) => [oauthStateKey],
});

const $return = createStore<SignInReturn | null>(null).on(signInReturned, (last, next) =>
  last !== null && last.code === next.code && last.state === next.state ? last : next,
);
const $isConfigured = $config.map((config) => config !== null);

// The config may still be on its way when the page opens, and is never sent twice.
sample({
  clock: [$return, $isConfigured],
  source: { signInReturn: $return, isConfigured: $isConfigured },
  filter: ({ signInReturn, isConfigured }) => signInReturn !== null && isConfigured,
  fn: ({ signInReturn }) => signInReturn ?? { code: null, state: null },
  target: readExpectedStateFx,
});

/**
 * A sign-in that this browser began remembers its state. While somebody is signed in, an answer with
 * another state is somebody else's doing and is not taken; a browser without a session comes from
 * the external login page, whose state is not known here.
 */
const checked = sample({
  clock: readExpectedStateFx.done,
  source: $token,
  fn: (token, { params: { code, state }, result }) => {
    const expected = result[oauthStateKey] ?? null;
    const isForeign = token !== null && expected !== null && expected !== state;
    return code && state && !isForeign ? { code, app_id: state } : null;
  },
});

sample({ clock: checked, fn: () => ({ [oauthStateKey]: null }), target: writeStorageFx });

sample({
  clock: checked,
  filter: (payload) => payload !== null,
  fn: (payload) => ({ payload: payload ?? { code: '', app_id: '' } }),
  target: signInFx,
});

interface Accepted {
  readonly token: string;
  readonly isForCommands: boolean;
  readonly name: string | null;
  readonly image: string | null;
}

const answered = sample({
  clock: signInFx.doneData,
  fn: ({ body: { error, data } }): Accepted | null =>
    error || !data?.JWT
      ? null
      : {
          token: data.JWT,
          isForCommands: data.type === 'commands',
          name: data.name ?? null,
          image: data.image ?? null,
        },
});

const accepted = sample({
  clock: answered,
  filter: (answer): answer is Accepted => answer !== null,
});

sample({
  clock: accepted,
  fn: ({ token, isForCommands, name, image }): Record<string, string | null> =>
    isForCommands
      ? { [storageKeys.token]: token }
      : { [storageKeys.token]: token, [storageKeys.name]: name, [storageKeys.image]: image },
  target: writeStorageFx,
});

sample({
  clock: accepted,
  filter: ({ isForCommands }) => !isForCommands,
  fn: ({ name, image }) => ({ name, image }),
  target: userChanged,
});

sample({ clock: accepted, fn: ({ token }) => token, target: tokenSet });
sample({ clock: accepted, fn: () => undefined, target: sessionBegan });

sample({
  clock: accepted,
  fn: ({ isForCommands }) => ({ to: isForCommands ? routes.commands : routes.settings, replace: true }),
  target: navigateFx,
});

const rejected = createEvent();

sample({
  clock: [checked, answered],
  filter: (outcome) => outcome === null,
  fn: () => undefined,
  target: rejected,
});
sample({ clock: signInFx.fail, fn: () => undefined, target: rejected });

// Spec section 4: on any failure the user is sent to the dashboard home address.
sample({
  clock: rejected,
  source: $config,
  filter: (config) => config !== null,
  fn: (config) => config?.homeUrl ?? '',
  target: leaveFx,
});
