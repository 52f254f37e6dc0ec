import { endpoints } from './api/index.ts';
import { matchCall, type MatchedCall } from './calls.ts';
import { refuse, type Reply } from './endpoint.ts';
import { faultyAnswer, PAYMENT_CONFIRMATION, type Faults } from './faults.ts';
import { oddAnswer } from './odd.ts';
import { appOriginOf } from './origins.ts';
import { checkPayload, readableBody } from './payload.ts';
import type { RequestLog } from './requests.ts';
import { accountOf } from './sessions.ts';
import type { Account, Backend } from './backend.ts';

export interface Dispatch {
  readonly backend: () => Backend;
  readonly faults: Faults;
  readonly requests: RequestLog;
  readonly wait: (ms: number) => Promise<void>;
  readonly confirmAfterMs: number;
  readonly appOrigin: string | null;
  /** Called after a request that may have changed the backend. */
  readonly record: (request: Request, body: string) => void;
}

/** Prefixes the image paths of a body with the origin of the request. */
const withOrigin = (json: string, origin: string): string =>
  json.replaceAll('"/sandbox/images/', `"${origin}/sandbox/images/`);

function toResponse(reply: Reply, origin: string, issues?: readonly unknown[]): Response {
  const [status, body] =
    'refused' in reply
      ? [reply.refused, { error: reply.error, issues: issues ?? [] }]
      : [reply.status, reply.body];
  return new Response(withOrigin(JSON.stringify(body ?? {}), origin), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });
}

function paymentDelay({ faults, confirmAfterMs }: Dispatch): number | null {
  const fault = faults.peek(PAYMENT_CONFIRMATION);
  if (fault?.kind === 'never') return null;
  return fault?.kind === 'delay' ? fault.ms : confirmAfterMs;
}

/** What reading may change of an account. */
const progressOf = (account: Account | null): string =>
  JSON.stringify([account?.paid, account?.setUp, account?.workspace === null, account?.purchases]);

function answer(
  dispatch: Dispatch,
  { contract, parameters }: MatchedCall,
  request: Request,
  text: string,
): Response {
  const { origin } = new URL(request.url);
  const backend = dispatch.backend();
  const endpoint = endpoints.get(contract.name);
  if (endpoint === undefined) return toResponse(refuse(404, 'There is no such call.'), origin);
  const token = request.headers.get('Authorization');
  const account = accountOf(backend, token);
  const before = progressOf(account);
  if (contract.access !== 'open' && account === null)
    return toResponse(refuse(401, 'Sign in first.'), origin);
  const checked = checkPayload(contract, request.headers.get('Content-Type') ?? '', text);
  if (!checked.ok) return toResponse(refuse(400, checked.error), origin, checked.issues);
  const reply = endpoint.handle({
    backend,
    origin,
    appOrigin: appOriginOf(request, origin, { fallback: dispatch.appOrigin }),
    token,
    account,
    paymentDelayMs: paymentDelay(dispatch),
    parameters,
    payload: checked.payload,
  });
  // Reading customer info goes on with a setup and confirms payments.
  if ('status' in reply && (contract.method !== 'GET' || progressOf(account) !== before))
    dispatch.record(request, text);
  return toResponse(
    account?.plan.hasOddData === true && 'body' in reply
      ? { ...reply, body: oddAnswer(contract, reply.body) }
      : reply,
    origin,
  );
}

/** Thrown when the connection is to end without an answer. */
export class Dropped extends Error {}

/**
 * Answers a /v1 request (specification 7). In this order: 404 for an undeclared path, the call's active fault, 401
 * without a session, 400 for a payload that differs from its contract.
 * @throws Dropped
 */
export async function dispatchCall(dispatch: Dispatch, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const text = await request.text();
  const matched = matchCall(request.method, url);
  const log = (status: number): void =>
    dispatch.requests.add({
      call: matched?.contract.name ?? null,
      method: request.method,
      path: `${url.pathname}${url.search}`,
      status,
      body: readableBody(request.headers.get('Content-Type') ?? '', text),
    });

  if (matched === null) {
    log(404);
    return toResponse(refuse(404, 'There is no such call.'), url.origin);
  }
  const fault = dispatch.faults.take(matched.contract.name);
  if (fault?.kind === 'drop') {
    log(0);
    throw new Dropped();
  }
  const delayMs = fault !== null && 'ms' in fault ? fault.ms : undefined;
  if (delayMs !== undefined) await dispatch.wait(delayMs);
  const response =
    (fault === null ? null : faultyAnswer(fault, matched.contract)) ??
    answer(dispatch, matched, request, text);
  log(response.status);
  return response;
}
