import type { AnswerOf, Contract, ParametersOf } from '@dropdeck/domain/contract';
import type * as z from 'zod/mini';
import type { Account, Workspace, Backend } from './backend.ts';

/** The request context of every handler. */
export interface RequestFacts {
  readonly backend: Backend;
  /** The sandbox's own origin, as the browser sees it. */
  readonly origin: string;
  /** The origin of the app that sent the request. */
  readonly appOrigin: string;
  /** The Authorization header. */
  readonly token: string | null;
  /** Milliseconds until a payment is confirmed; `null` means never. */
  readonly paymentDelayMs: number | null;
}

type PayloadOf<C> =
  C extends Contract<string, infer Payload>
    ? Payload extends z.ZodMiniType
      ? z.output<Payload>
      : undefined
    : never;

interface Call<C> extends RequestFacts {
  readonly parameters: ParametersOf<C>;
  readonly payload: PayloadOf<C>;
}

/** An error answer. */
export interface Refusal {
  readonly refused: 203 | 400 | 401 | 403 | 404 | 409 | 429;
  readonly error: string;
}

/** The result of a handler, from which `dispatchCall` makes a `Response`. */
export type Reply = { readonly status: number; readonly body: unknown } | Refusal;

interface LooseCall extends RequestFacts {
  readonly parameters: Readonly<Record<string, string>>;
  readonly payload: unknown;
  readonly account: Account | null;
}

/** A declared call with its handler. */
export interface Endpoint {
  readonly contract: Contract;
  readonly handle: (call: LooseCall) => Reply;
}

export const ok = <Body>(body: Body): { readonly status: 200; readonly body: Body } => ({
  status: 200,
  body,
});

/** The answer to a save whose body specification 7 does not define. */
export const saved = { status: 200, body: undefined } as const;

export const refuse = (refused: Refusal['refused'], error: string): Refusal => ({ refused, error });

// Safe: `checkPayload` has parsed the payload with the contract that types the handler.
const typed = <C>(call: LooseCall): Call<C> => call as LooseCall & Call<C>;

interface WithAccount {
  readonly account: Account;
}

interface WithWorkspace extends WithAccount {
  readonly workspace: Workspace;
}

/** What a handler has of the account, by who may make the call. */
type AccountOf<C extends Contract> = {
  readonly open: { readonly account: Account | null };
  readonly session: WithAccount;
  readonly bot: WithWorkspace;
  readonly developer: WithWorkspace;
}[C['access']];

/** Why an account may not make a call, or what it has; 401 without a session. */
function admit(
  { access }: Contract,
  account: Account | null,
): Refusal | WithAccount | WithWorkspace | object {
  if (access === 'open') return { account };
  if (account === null) return refuse(401, 'Sign in first.');
  if (access === 'session') return { account };
  if (account.workspace === null) return refuse(403, 'There is no bot yet.');
  if (access === 'developer' && !account.plan.developer) return refuse(403, 'Only developers may do this.');
  return { account, workspace: account.workspace() };
}

/** A declared call with its handler, which runs for those who may make the call. */
export const endpoint = <C extends Contract>(
  contract: C,
  handle: (call: Call<C> & AccountOf<C>) => AnswerOf<C> | Refusal,
): Endpoint => ({
  contract,
  handle: (call) => {
    const admitted = admit(contract, call.account);
    return 'refused' in admitted ? admitted : handle({ ...typed<C>(call), ...(admitted as AccountOf<C>) });
  },
});
