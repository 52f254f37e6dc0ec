import type { Account, Backend } from './backend.ts';

const CODE_LIFETIME_MS = 600_000;

/** What a signed-in browser keeps (spec section 3, "Browser local storage"). */
export interface Session {
  readonly token: string;
  readonly name: string;
  /** A path of the sandbox; answers carry it with the origin before it. */
  readonly image: string;
}

/** Opens a session; it lives until logout, and others of the same account go on. */
export function openSession(backend: Backend, account: Account): Session {
  const token = backend.issue('session');
  backend.sessions.set(token, account.plan.id);
  return { token, name: account.plan.name, image: account.image };
}

/** Who a token belongs to; `null` for none, an unknown one, or one that was logged out. */
export function accountOf(backend: Backend, token: string | null): Account | null {
  const id = token === null ? undefined : backend.sessions.get(token);
  return (id === undefined ? undefined : backend.accounts.get(id)) ?? null;
}

/** The state that a sign-in comes back with: the bot's app id, or `login` while there is none. */
export const loginState = ({ plan }: Account): string => (plan.appId === 'N/A' ? 'login' : plan.appId);

/** A code for the product's /callback; it works once and for ten minutes. */
export function issueCode(
  backend: Backend,
  code: { readonly type: 'login' | 'commands'; readonly accountId: string | null; readonly state: string },
): string {
  const key = backend.issue('code');
  backend.codes.set(key, { ...code, expires: backend.now() + CODE_LIFETIME_MS });
  return key;
}
