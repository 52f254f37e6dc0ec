import type { AnswerOf, Contract, ParametersOf } from '@dropdeck/domain/contracts';
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
  readonly needsToken: boolean;
  readonly handle: (call: LooseCall) => Reply;
}

export const ok = <Body>(body: Body): { readonly status: 200; readonly body: Body } => ({
  status: 200,
  body,
});

/** The answer to a save whose body specification 7 does not define. */
export const saved = { status: 200, body: undefined } as const;

export const refuse = (refused: Refusal['refused'], error: string): Refusal => ({ refused, error });

type Handler<C, Extra> = (call: Call<C> & Extra) => AnswerOf<C> | Refusal;

// Safe: `checkPayload` has parsed the payload with the contract that types the handler.
const typed = <C>(call: LooseCall): Call<C> => call as LooseCall & Call<C>;

/** An endpoint that needs no token. */
export const openCall = <C extends Contract>(
  contract: C,
  handle: Handler<C, { readonly account: Account | null }>,
): Endpoint => ({
  contract,
  needsToken: false,
  handle: (call) => handle({ ...typed<C>(call), account: call.account }),
});

/** An endpoint that needs a session; 401 without one. */
export const accountCall = <C extends Contract>(
  contract: C,
  handle: Handler<C, { readonly account: Account }>,
): Endpoint => ({
  contract,
  needsToken: true,
  handle: (call) => {
    const { account } = call;
    return account === null ? refuse(401, 'Sign in first.') : handle({ ...typed<C>(call), account });
  },
});

interface WithWorkspace {
  readonly account: Account;
  readonly workspace: Workspace;
}

/** An endpoint that needs an account with a bot. */
export const botCall = <C extends Contract>(contract: C, handle: Handler<C, WithWorkspace>): Endpoint =>
  accountCall(contract, (call) =>
    call.account.workspace === null
      ? refuse(403, 'There is no bot yet.')
      : handle({ ...call, workspace: call.account.workspace() }),
  );

/** An endpoint for developers only (specification 6). */
export const developerCall = <C extends Contract>(contract: C, handle: Handler<C, WithWorkspace>): Endpoint =>
  botCall(contract, (call) =>
    call.account.plan.developer ? handle(call) : refuse(403, 'Only developers may do this.'),
  );
