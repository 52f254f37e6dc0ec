import { attach, createEvent, createStore, sample, type Effect } from 'effector';
import * as z from 'zod/mini';
import {
  fillPath,
  type AnswerOf,
  type Contract,
  type ParametersOf,
  type PayloadOf,
  type Schema,
} from '../../contract/declare';
import { logout } from '../../contract/calls/session';
import { toIssues, type ContractIssue } from '../../contract/issues';
import { statusOf, type Failure } from './failure';
import { noteReport, readWhole, reportOf } from '../../contract/wire/unreadable';
import { pause, send } from '../ports';
import {
  $apiBaseUrl,
  $isLeaving,
  $token,
  tokenSet,
  type SendProblem,
  type SendRequest,
  type SendResponse,
} from './send';

// The CSP forbids eval, which zod's compiled parsers need.
z.config({ jitless: true });

/** Rows of an answer that could not be read, as a text with their key paths. */
export const rowsUnreadable = createEvent<{ readonly text: string }>();

/** A call has failed. Aborted calls and declared refusals do not count. */
export const callFailed = createEvent<Failure>();

export interface CachedAnswer {
  readonly parameters: Readonly<Record<string, string>>;
  readonly answer: unknown;
}

/** The last answer of each call that is cached, by the call's name. Read it by `cachedAnswer`. */
export const $cachedAnswers = createStore<ReadonlyMap<string, CachedAnswer>>(new Map()).on(
  tokenSet,
  () => new Map(),
);

/** The last answer of a cached call, with the parameters that it was made with; `null` without one. */
export function cachedAnswer<C extends Contract>(
  cached: ReadonlyMap<string, CachedAnswer>,
  contract: C,
): { readonly parameters: ParametersOf<C>; readonly answer: AnswerOf<C> } | null {
  const found = cached.get(contract.name);
  // The name identifies the declaration, and with it the types of its answer.
  return found === undefined
    ? null
    : { parameters: found.parameters as ParametersOf<C>, answer: found.answer as AnswerOf<C> };
}

/** Whether the server has answered 401 since the last success, so that only a new sign-in helps. */
export const $isUnauthorized = createStore(false)
  .on(callFailed, (isUnauthorized, failure) => isUnauthorized || statusOf(failure) === 401)
  .on(tokenSet, () => false);

// In a tuple, so that the conditional type does not distribute over a union.
type PayloadPart<Payload> = [Payload] extends [undefined]
  ? { readonly payload?: undefined }
  : { readonly payload: Payload };

/** The input of a call: path parameters, payload and abort group. */
export type CallInput<C> = ([keyof ParametersOf<C>] extends [never]
  ? Record<never, never>
  : { readonly parameters: ParametersOf<C> }) &
  PayloadPart<PayloadOf<C>> & { readonly group?: string };

/** A call and its untyped input; the implementation handles all calls alike. */
interface LooseCall {
  readonly contract: Contract;
  readonly input: {
    readonly parameters?: Readonly<Record<string, string>>;
    readonly payload?: unknown;
    readonly group?: string;
  };
}

const isSendProblem = (error: unknown): error is SendProblem =>
  typeof error === 'object' && error !== null && 'kind' in error;

function encodePayload(contract: Contract, payload: unknown): Pick<SendRequest, 'headers' | 'body'> {
  if (contract.payload === null) return { headers: {}, body: null };
  const parsed = contract.payload.safeParse(payload);
  if (!parsed.success) {
    throw {
      kind: 'contract',
      call: contract.name,
      side: 'payload',
      issues: toIssues(parsed.error, payload),
    } satisfies Failure;
  }
  if (contract.encoding === 'json') {
    return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(parsed.data) };
  }
  const pairs = Object.entries(parsed.data as Record<string, unknown>);
  return {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: pairs
      .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
      .join('&'),
  };
}

const NOT_JSON = 'the body is not JSON';

function failAnswer(contract: Contract, issues: readonly ContractIssue[]): never {
  throw { kind: 'contract', call: contract.name, side: 'answer', issues } satisfies Failure;
}

function parseBody(contract: Contract, schema: Schema, text: string) {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return failAnswer(contract, [{ path: '', message: text === '' ? 'the body is empty' : NOT_JSON }]);
  }
  const { parsed, report } = readWhole(schema, json);
  return parsed.success ? { value: parsed.data, report } : failAnswer(contract, toIssues(parsed.error, json));
}

/** Parses an answer by its declaration. @throws Failure (`http` or `contract`). */
export function readAnswer<C extends Contract>(contract: C, response: SendResponse): AnswerOf<C> {
  const schema = contract.answers[response.status];
  if (schema === undefined) {
    const { status, retryAfterMs } = response;
    throw { kind: 'http', call: contract.name, status, retryAfterMs } satisfies Failure;
  }
  if (schema === 'ignored') {
    // An access proxy answers with its own page, whatever tag or comment it begins with, and nothing was saved.
    if (/^\s*<[a-z!]/i.test(response.text)) failAnswer(contract, [{ path: '', message: NOT_JSON }]);
    return { status: response.status, body: undefined } as AnswerOf<C>;
  }
  const { value, report } = parseBody(contract, schema, response.text);
  const answer = { status: response.status, body: value } as AnswerOf<C>;
  noteReport(answer, report);
  return answer;
}

/** Characters of an answer from which on the call yields to the event loop after parsing. */
const LARGE = 100_000;

// It fails with nothing but a `Failure`.
const callFx = attach({
  source: { token: $token, baseUrl: $apiBaseUrl, isLeaving: $isLeaving },
  effect: async ({ token, baseUrl, isLeaving }, { contract, input }: LooseCall) => {
    const { parameters = {}, payload, group = null } = input;
    // As the server would answer: the person may stay on the page, and what they press says why it failed.
    if (isLeaving && contract.name !== logout.name)
      throw { kind: 'http', call: contract.name, status: 401, retryAfterMs: null } satisfies Failure;
    const { headers, body } = encodePayload(contract, payload);
    const { method, timeoutMs, name } = contract;
    const response = await send({
      call: name,
      method,
      baseUrl,
      path: fillPath(contract.path, parameters),
      headers: token === null ? headers : { ...headers, Authorization: token },
      body,
      timeoutMs,
      group,
    }).catch((error: unknown): never => {
      const kind = isSendProblem(error) ? error.kind : 'network';
      throw { kind, call: name } satisfies Failure;
    });
    const answer = readAnswer(contract, response);
    if (response.text.length > LARGE) await pause();
    return answer;
  },
}) as unknown as Effect<LooseCall, { readonly status: number; readonly body: unknown }, Failure>;

sample({
  clock: callFx.fail,
  filter: ({ params: { contract }, error }) =>
    error.kind !== 'aborted' && contract.refusals?.includes(statusOf(error) ?? 0) !== true,
  fn: ({ error }) => error,
  target: callFailed,
});
$isUnauthorized.on(callFx.done, () => false);
$cachedAnswers.on(callFx.done, (cached, { params: { contract, input }, result: answer }) =>
  contract.isCached === undefined
    ? cached
    : new Map(cached).set(contract.name, { parameters: input.parameters ?? {}, answer }),
);
sample({
  clock: callFx.done,
  filter: ({ result }) => reportOf(result).rows.length > 0,
  fn: ({ params: { contract }, result }) => ({ text: `${contract.name}: ${reportOf(result).summary}` }),
  target: rowsUnreadable,
});

/**
 * Makes a declared call in the handler of an effect: it encodes the payload, adds the token, sends through `send` and
 * parses the answer. It fails only with a `Failure`.
 */
export const makeCall = <C extends Contract>(contract: C, input: CallInput<C>): Promise<AnswerOf<C>> =>
  callFx({ contract, input }) as Promise<AnswerOf<C>>;

/** The function that makes a declared call; see `makeCall`. */
export const callOf =
  <C extends Contract>(contract: C) =>
  (input: CallInput<C>): Promise<AnswerOf<C>> =>
    makeCall(contract, input);

const inputOf =
  <C extends Contract>(contract: C) =>
  (input: CallInput<C>): LooseCall => ({ contract, input });

/** A declared call as events, which cost less than an effect at start; other calls of the contract do not fire them. */
export function createCallEvents<C extends Contract>(contract: C) {
  const own = { ...contract };
  const isOwn = (call: { readonly params: LooseCall }): boolean => call.params.contract === own;
  return {
    requested: callFx.prepend(inputOf(own)),
    make: callOf(own),
    done: sample({ clock: callFx.done, filter: isOwn, fn: ({ result }) => result as AnswerOf<C> }),
    failed: sample({ clock: callFx.fail, filter: isOwn, fn: ({ error }) => error }),
  };
}

/** Creates the effect of a declared call; see `makeCall`. */
export const createCall = <C extends Contract>(contract: C): Effect<CallInput<C>, AnswerOf<C>, Failure> =>
  attach({
    name: contract.name,
    mapParams: inputOf(contract),
    effect: callFx,
  }) as unknown as Effect<CallInput<C>, AnswerOf<C>, Failure>;
