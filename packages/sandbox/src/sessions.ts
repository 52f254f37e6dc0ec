import type { Account, Backend } from './backend.ts';

const CODE_LIFETIME_MS = 600_000;

/** The session that a browser stores (specification 3). */
export interface Session {
  readonly token: string;
  readonly name: string;
  /** A path of the sandbox; `dispatchCall` adds the origin. */
  readonly image: string;
}

/** Opens a session until logout. An account can have several. */
export function openSession(backend: Backend, account: Account): Session {
  const token = backend.issue('session');
  backend.sessions.set(token, account.plan.id);
  return { token, name: account.plan.name, image: account.image };
}

/** The account of a token; `null` for a missing, unknown or logged-out one. */
export function accountOf(backend: Backend, token: string | null): Account | null {
  const id = token === null ? undefined : backend.sessions.get(token);
  return (id === undefined ? undefined : backend.accounts.get(id)) ?? null;
}

/** The `state` of a sign-in: the bot's app id, or `login` without a bot. */
export const loginState = ({ plan }: Account): string => (plan.appId === 'N/A' ? 'login' : plan.appId);

/** Issues a single-use code for the app's /callback, valid for ten minutes. */
export function issueCode(
  backend: Backend,
  code: { readonly type: 'login' | 'commands'; readonly accountId: string | null; readonly state: string },
): string {
  const key = backend.issue('code');
  backend.codes.set(key, { ...code, expires: backend.now() + CODE_LIFETIME_MS });
  return key;
}
