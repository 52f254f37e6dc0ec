import { describe, expect, it } from 'vitest';
import { createClient, ORIGIN } from '../../sandbox/src/testing/client.ts';
import { inJUnit, inWords, type Report } from './report.ts';
import { verify } from './verify.ts';

const DASHBOARD = 'http://localhost:4173';

type Respond = (request: Request) => Promise<Response>;
/** A server as it is, with one fault. */
type Faulty = (request: Request, answer: Respond) => Promise<Response>;

async function report(
  faulty: Faulty = (request, answer) => answer(request),
  account = 'developer',
): Promise<Report> {
  const client = createClient({ cors: true });
  const token = await client.signIn(account);
  const answer: Respond = client.sandbox.fetch;
  return verify({
    base: ORIGIN,
    token,
    origin: DASHBOARD,
    fetch: (url, init) => faulty(new Request(url as string, init), answer),
    wait: () => Promise.resolve(),
  });
}

const isAt = ({ method, url }: Request, path: string): boolean =>
  method === 'GET' && new URL(url).pathname === path;

const copy = (response: Response, init: ResponseInit, body?: string): Response => {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(init.headers ?? {})) {
    if (value === '') headers.delete(name);
    else headers.set(name, value as string);
  }
  const status = init.status ?? response.status;
  return new Response([204, 304].includes(status) ? null : (body ?? response.body), { status, headers });
};

/** Changes what a path answers with status 200. */
const body =
  (path: string, change: (json: never) => unknown): Faulty =>
  async (request, answer) => {
    const response = await answer(request);
    if (!isAt(request, path) || response.status !== 200) return response;
    return copy(response, {}, JSON.stringify(change((await response.json()) as never)));
  };

/** Changes every answer of the method, or of one path. */
const every =
  (init: ResponseInit, test: (request: Request, response: Response) => boolean, text?: string): Faulty =>
  async (request, answer) => {
    const response = await answer(request);
    return test(request, response) ? copy(response, init, text) : response;
  };

const REDIRECTS = '/v1/redirects';
const hasToken = ({ headers }: Request): boolean => headers.has('Authorization');
const isWrong = ({ headers }: Request): boolean => headers.get('Authorization') === 'not-a-token';
interface Redirects {
  readonly data: { readonly redirects: readonly Record<string, unknown>[] };
}
/** Changes the redirects, or the first of them. */
const list = (change: (rows: readonly Record<string, unknown>[]) => unknown): Faulty =>
  body(REDIRECTS, ({ data: { redirects } }: Redirects) => ({ data: { redirects: change(redirects) } }));
const first = (change: (row: Record<string, unknown>) => unknown): Faulty =>
  list(([row = {}, ...rows]) => [change(row), ...rows]);

const faults: readonly (readonly [name: string, faulty: Faulty, call: string, rule: string])[] = [
  ['a list is an object', list((rows) => ({ ...rows })), 'redirects.getRedirects', 'schema'],
  ['a list is null', list(() => null), 'redirects.getRedirects', 'schema'],
  ['a list is text', list(() => 'none'), 'redirects.getRedirects', 'schema'],
  [
    'an answer is in an envelope',
    body(REDIRECTS, (json) => ({ result: json })),
    'redirects.getRedirects',
    'schema',
  ],
  ['an answer is null', body(REDIRECTS, () => null), 'redirects.getRedirects', 'schema'],
  [
    'an answer says 200 and error',
    body(REDIRECTS, () => ({ error: true })),
    'redirects.getRedirects',
    'schema',
  ],
  ['a row is null', first(() => null), 'redirects.getRedirects', 'rows'],
  ['a row has no id', first(({ id: _, ...row }) => row), 'redirects.getRedirects', 'rows'],
  [
    'an id is too large a number',
    first((row) => ({ ...row, id: 2 ** 60 })),
    'redirects.getRedirects',
    'rows',
  ],
  ['an id is an object', first((row) => ({ ...row, id: { $oid: 'a' } })), 'redirects.getRedirects', 'rows'],
  ['two rows have one id', list((rows) => [...rows, rows[0]]), 'redirects.getRedirects', 'rows'],
  ['a key is missing', first(({ webhook: _, ...row }) => row), 'redirects.getRedirects', 'schema'],
  [
    'a key has another name',
    first(({ keyword, ...row }) => ({ ...row, term: keyword })),
    'redirects.getRedirects',
    'schema',
  ],
  ['text is a number', first((row) => ({ ...row, keyword: 5 })), 'redirects.getRedirects', 'schema'],
  ['text is null', first((row) => ({ ...row, webhook: null })), 'redirects.getRedirects', 'schema'],
  ['text is an object', first((row) => ({ ...row, keyword: {} })), 'redirects.getRedirects', 'rows'],
  ['a flag is a number', first((row) => ({ ...row, active: 1 })), 'redirects.getRedirects', 'schema'],
  ['a flag is a word', first((row) => ({ ...row, active: 'maybe' })), 'redirects.getRedirects', 'rows'],
  ['a word has another case', first((row) => ({ ...row, type: 'sku' })), 'redirects.getRedirects', 'schema'],
  ['a word is unknown', first((row) => ({ ...row, type: 'EAN' })), 'redirects.getRedirects', 'rows'],
  [
    'an empty object is a list',
    body('/v1/customer/info', (json: object) => ({ ...json, bot_data: [] })),
    'session.getCustomerInfo',
    'schema',
  ],
  [
    'the status is 201',
    every({ status: 201 }, (request) => isAt(request, REDIRECTS)),
    'redirects.getRedirects',
    'status',
  ],
  [
    'the status is 204',
    every({ status: 204 }, (request) => isAt(request, REDIRECTS)),
    'redirects.getRedirects',
    'status',
  ],
  [
    'the status is 500',
    every({ status: 500 }, (request) => isAt(request, REDIRECTS)),
    'redirects.getRedirects',
    'status',
  ],
  [
    'a known path is not found',
    every({ status: 404 }, (request) => isAt(request, REDIRECTS)),
    'redirects.getRedirects',
    'status',
  ],
  [
    'every call is limited',
    every({ status: 429 }, (request) => isAt(request, REDIRECTS)),
    'redirects.getRedirects',
    'status',
  ],
  [
    'a page of a proxy is the answer',
    every({ headers: { 'Content-Type': 'text/html' } }, (request) => isAt(request, REDIRECTS), '<h1>Hi</h1>'),
    'redirects.getRedirects',
    'json',
  ],
  [
    'JSON is cut off',
    every({}, (request) => isAt(request, REDIRECTS), '{"data":'),
    'redirects.getRedirects',
    'json',
  ],
  [
    'the body is empty',
    every({}, (request) => isAt(request, REDIRECTS), ''),
    'redirects.getRedirects',
    'json',
  ],
  [
    'the content type is text',
    every({ headers: { 'Content-Type': 'text/plain' } }, (request) => isAt(request, REDIRECTS)),
    'redirects.getRedirects',
    'type',
  ],
  [
    'the content type is missing',
    every({ headers: { 'Content-Type': '' } }, (request) => isAt(request, REDIRECTS)),
    'redirects.getRedirects',
    'type',
  ],
  [
    'answers do not allow the origin',
    every({ headers: { 'Access-Control-Allow-Origin': '' } }, (_, { ok }) => ok),
    'redirects.getRedirects',
    'cors',
  ],
  [
    'answers allow another origin',
    every({ headers: { 'Access-Control-Allow-Origin': 'https://other.example' } }, (_, { ok }) => ok),
    'redirects.getRedirects',
    'cors',
  ],
  [
    'refusals do not allow the origin',
    every({ headers: { 'Access-Control-Allow-Origin': '' } }, (_, { ok }) => !ok),
    'redirects.getRedirects',
    'cors',
  ],
  [
    'Retry-After is not exposed',
    every({ headers: { 'Access-Control-Expose-Headers': '' } }, () => true),
    'redirects.getRedirects',
    'exposed',
  ],
  [
    'the preflight is not found',
    every({ status: 404 }, ({ method }) => method === 'OPTIONS'),
    'redirects.getRedirects',
    'preflight',
  ],
  [
    'the preflight does not allow the header',
    every(
      { headers: { 'Access-Control-Allow-Headers': 'Content-Type' } },
      ({ method }) => method === 'OPTIONS',
    ),
    'redirects.getRedirects',
    'preflight',
  ],
  [
    'a call without a token is answered',
    every({ status: 200 }, (request) => isAt(request, REDIRECTS) && !hasToken(request)),
    'redirects.getRedirects',
    'session',
  ],
  [
    'a wrong token is refused with 403',
    every({ status: 403 }, (request) => isAt(request, REDIRECTS) && isWrong(request)),
    'redirects.getRedirects',
    'session',
  ],
  [
    'a wrong token is an error',
    every({ status: 500 }, (request) => isAt(request, REDIRECTS) && isWrong(request)),
    'redirects.getRedirects',
    'session',
  ],
  [
    'there is no answer',
    (request, answer) =>
      isAt(request, REDIRECTS) ? Promise.reject(new TypeError('fetch failed')) : answer(request),
    'redirects.getRedirects',
    'reachable',
  ],
];

describe('a server that fits the contract', () => {
  it('passes each call that reads, with ids from its answers', async () => {
    const { calls, findings } = await report();
    expect(findings).toEqual([]);
    expect(calls.filter(({ state, why }) => state !== 'passed' && why !== 'it writes')).toEqual([]);
    expect(calls.filter(({ state }) => state === 'passed').length).toBeGreaterThanOrEqual(18);
  });

  it('is asked for the session of a developer where a call needs one', async () => {
    const { findings } = await report(undefined, 'customer');
    expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(['rights']));
    expect(findings.map(({ call }) => call)).toContain('customers.getCustomers');
  });
});

describe('a fault is found', () => {
  it.each(faults)('%s', async (_, faulty, call, rule) => {
    const { findings, calls } = await report(faulty);
    expect(findings.filter((finding) => finding.call === call).map((finding) => finding.rule)).toContain(
      rule,
    );
    expect(calls.find((one) => one.call === call)?.state).toBe('failed');
  });

  it('without values: neither tokens nor webhooks are in a report', async () => {
    const found = await report(
      list((rows) => rows.map((row) => ({ ...row, type: 'https://discord.com/api/webhooks/1/x' }))),
    );
    const text = [inWords(found), inJUnit(found), JSON.stringify(found)].join('');
    expect(found.findings.length).toBeGreaterThan(0);
    expect(text).not.toContain('webhooks/1');
  });
});

it('a report is in words and JUnit, with what the dashboard makes of it', async () => {
  const found = await report(list(() => 'none'));
  expect(inWords(found)).toContain('✗ redirects.getRedirects\n    schema: data.redirects: expected list');
  expect(inWords(found)).toContain('The page shows that the answer cannot be read. (specification 8)');
  expect(inJUnit(found)).toContain('<testcase classname="contract" name="redirects.getRedirects"><failure');
});
