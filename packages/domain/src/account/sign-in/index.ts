import { createEvent, createStore, sample } from 'effector';
import { $config } from '../../shell/config';
import { leave, navigate, writeStorage } from '../../kernel/ports';
import { withEntries } from '../../kernel/ports/ask';
import { $token, createCall, tokenSet } from '../../kernel/http';
import { pages } from '../../shell/pages';
import { oauthStateKey } from '../session/chat-platform';
import { signIn } from '../../contract/calls/session';
import { sessionBegan, storageKeys, userChanged } from '../session/state';

/** The query of /callback after the chat platform's sign-in. */
export interface SignInReturn {
  readonly code: string | null;
  readonly state: string | null;
}

/**
 * Opens the sign-in return page. A repeated call with the same code is ignored, because codes are single-use.
 */
export const signInReturned = createEvent<SignInReturn>();

const signInFx = createCall(signIn);

const $return = createStore<SignInReturn | null>(null).on(signInReturned, (last, next) =>
  last !== null && last.code === next.code && last.state === next.state ? last : next,
);
const $isConfigured = $config.map((config) => config !== null);

// The page may open before the config is loaded. Both are needed.
const ready = sample({
  clock: [$return, $isConfigured],
  source: { signInReturn: $return, isConfigured: $isConfigured },
  filter: ({ signInReturn, isConfigured }) => signInReturn !== null && isConfigured,
  fn: ({ signInReturn }) => signInReturn ?? { code: null, state: null },
});

/**
 * Rejects a state that this browser did not store while it has a session (CSRF). Without a session the
 * sign-in started at the external login page, whose state is unknown here.
 */
const checked = sample({
  clock: withEntries(ready, () => [oauthStateKey]),
  source: $token,
  fn: (token, { value: { code, state }, answer }) => {
    const expected = answer[oauthStateKey] ?? null;
    const isForeign = token !== null && expected !== null && expected !== state;
    return code && state && !isForeign ? { code, app_id: state } : null;
  },
});

sample({ clock: checked, fn: () => ({ [oauthStateKey]: null }), target: writeStorage });

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

const accepted = sample({ clock: answered, filter: (answer): answer is Accepted => answer !== null });

sample({
  clock: accepted,
  fn: ({ token, isForCommands, name, image }): Record<string, string | null> =>
    isForCommands
      ? { [storageKeys.token]: token }
      : { [storageKeys.token]: token, [storageKeys.name]: name, [storageKeys.image]: image },
  target: writeStorage,
});

sample({
  clock: accepted,
  filter: ({ isForCommands }) => !isForCommands,
  fn: ({ name, image }) => ({ name, image }),
  target: userChanged,
});

sample({ clock: accepted, fn: ({ token }) => token, target: tokenSet });
sample({ clock: accepted, target: sessionBegan });

sample({
  clock: accepted,
  fn: ({ isForCommands }) => ({
    to: isForCommands ? pages.commands.path : pages.settings.path,
    replace: true,
  }),
  target: navigate,
});

const rejected = createEvent();

sample({ clock: [checked, answered], filter: (outcome) => outcome === null, target: rejected });
sample({ clock: signInFx.fail, target: rejected });

// A failed sign-in redirects to the dashboard home (specification 4).
sample({
  clock: rejected,
  source: $config,
  filter: Boolean,
  fn: ({ homeUrl }) => homeUrl,
  target: leave,
});
