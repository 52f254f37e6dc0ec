import { attach, createEvent, createStore, sample } from 'effector';
import { $config } from '../../shell/config';
import { leave, navigate, readStorage, writeStorage } from '../../kernel/ports';
import { $token, makeCall, tokenSet } from '../../kernel/http';
import { pages } from '../../shell/pages';
import { oauthStateKey } from '../session/chat-platform';
import { signIn } from '../../contract/calls/session';
import { sessionBegan, storageKeys, userChanged } from '../session/state';

/** The query of /callback after the chat platform's sign-in. */
type SignInReturn = Readonly<Record<'code' | 'state', string | null>>;

/**
 * Opens the sign-in return page. A repeated call with the same code is ignored, because codes are single-use.
 */
export const signInReturned = createEvent<SignInReturn>();

const $return = createStore<SignInReturn | null>(null).on(signInReturned, (last, next) =>
  last !== null && last.code === next.code && last.state === next.state ? last : next,
);
const $isConfigured = $config.map((config) => config !== null);

/**
 * Exchanges the code; `null` if it is refused. Rejects a state that this browser did not store while it has a session
 * (CSRF). Without a session the sign-in started at the external login page, whose state is unknown here.
 */
const signInFx = attach({
  source: $token,
  effect: async (token, { code, state }: SignInReturn) => {
    const { [oauthStateKey]: expected = null } = await readStorage([oauthStateKey]);
    writeStorage({ [oauthStateKey]: null });
    const isForeign = token !== null && expected !== null && expected !== state;
    if (!code || !state || isForeign) return null;
    const { error, data } = (await makeCall(signIn, { payload: { code, app_id: state } })).body;
    if (error || !data?.JWT) return null;
    const { JWT, type, name = null, image = null } = data;
    const isForCommands = type === 'commands';
    const user = isForCommands ? {} : { [storageKeys.name]: name, [storageKeys.image]: image };
    writeStorage({ [storageKeys.token]: JWT, ...user });
    return { token: JWT, isForCommands, name, image };
  },
});

// The page may open before the config is loaded. Both are needed.
sample({
  clock: [$return, $isConfigured],
  source: { signInReturn: $return, isConfigured: $isConfigured },
  filter: ({ signInReturn, isConfigured }) => signInReturn !== null && isConfigured,
  fn: ({ signInReturn }) => signInReturn ?? { code: null, state: null },
  target: signInFx,
});

const accepted = sample({ clock: signInFx.doneData, filter: Boolean });

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

// A failed sign-in redirects to the dashboard home (specification 4).
sample({
  clock: [sample({ clock: signInFx.doneData, filter: (answer) => answer === null }), signInFx.fail],
  source: $config,
  filter: Boolean,
  fn: ({ homeUrl }) => homeUrl,
  target: leave,
});
