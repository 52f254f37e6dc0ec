import type { Contract, Schema } from '@dropdeck/domain/contract';
import { jsonSchemaOf } from '@dropdeck/domain/contract-json-schema';
import { readWhole } from '@dropdeck/domain/contract-reading';
import type { Rule } from './report.ts';
import type { Answer, Server } from './server.ts';
import { differences } from './strict.ts';

/** Reports what is wrong with a call. The text has no value of an answer. */
export type Find = (rule: Rule, text: string, effect: string, section: string) => void;

const UNREADABLE = 'The page shows that the answer cannot be read.';
const DONE_ANYWAY = 'The dashboard says that it was done.';

/** Parses a body; undefined if it is no JSON. */
export function toJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** With which servers answer an address that they do not know. */
const LACKING = new Set([404, 405, 501]);

const saysError = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'error' in body && Boolean(body.error);

/** Checks the status, the headers and the body of an answer. @returns the body, or undefined if it is not usable. */
export function checkAnswer(
  { access, method, answers }: Contract,
  { status, headers, text }: Answer,
  find: Find,
): unknown {
  const schema = answers[status];
  if (schema === undefined) {
    const isRefused = access === 'developer' && status === 403;
    find(
      isRefused ? 'rights' : 'status',
      isRefused
        ? 'the status is 403: this needs the session of a developer'
        : `the status is ${status}${LACKING.has(status) ? ': the server does not have this call' : `, not ${Object.keys(answers).join(' or ')}`}`,
      method === 'GET'
        ? 'The page shows that the call has failed.'
        : 'The dashboard says that it was not saved.',
      '8',
    );
    return undefined;
  }
  if (schema === 'ignored') {
    if (saysError(toJson(text)))
      find('error', `the status is ${status}, and the body says error`, DONE_ANYWAY, '7');
    return null;
  }
  const type = headers.get('Content-Type');
  if (!(type ?? '').includes('json'))
    find('type', `the content type is ${type ?? 'missing'}, not JSON`, 'Proxies may change it.', '7');
  const body = toJson(text);
  if (body === undefined) {
    find('json', 'the body is not JSON', UNREADABLE, '8');
    return undefined;
  }
  if (method === 'GET' && saysError(body))
    find('error', `the status is ${status}, and the body says error`, DONE_ANYWAY, '7');
  if ((headers.get('Link') ?? '').includes('rel="next"') || isPage(body))
    find('pages', 'there are more rows than the answer has', 'The other rows are never seen.', '7');
  checkBody(schema, body, find);
  for (const [path, what] of wrongTimes(body, ''))
    find('time', `${path} ${what}`, 'It is shown at another time.', '3');
  return body;
}

/** Whether an answer has a count of rows that is larger than its list. */
function isPage(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const values = Object.entries(body);
  const lists = values.filter(([, value]) => Array.isArray(value)) as [string, unknown[]][];
  const total = values.find(([key]) => /^total(_?count)?$/i.test(key))?.[1];
  if (typeof total === 'number' && lists.some(([, list]) => list.length < total)) return true;
  return values.some(([, value]) => isPage(value));
}

const TIMES = new Set(['next_renewal', 'time']);
/** The end of 1973 in milliseconds; in seconds, some three thousand years from now. */
const EARLIEST = 126_230_400_000;

/** The first time that is written in a way that browsers read differently, or not at all. */
function wrongTimes(value: unknown, path: string): [path: string, what: string][] {
  if (typeof value !== 'object' || value === null) return [];
  const found: [string, string][] = [];
  for (const [key, one] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`;
    if (!TIMES.has(key)) found.push(...wrongTimes(one, at));
    else if (typeof one === 'number' && one > 0 && one < EARLIEST) found.push([at, 'is in seconds']);
    else if (typeof one === 'string' && one !== '' && !/^\d+$/.test(one)) {
      if (!/^\d{4}-\d\d-\d\d/.test(one)) found.push([at, 'is no ISO date']);
      else if (/T[\d:.]+$/.test(one)) found.push([at, 'has no time zone']);
    }
    if (found.length > 0) return found.slice(0, 1);
  }
  return [];
}

function checkBody(schema: Schema, body: unknown, find: Find): void {
  const { parsed, report } = readWhole(schema, body);
  if (!parsed.success) {
    const paths = parsed.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
    return find('schema', paths.slice(0, 5).join('; '), UNREADABLE, '8');
  }
  if (report !== null && report.rows.length > 0)
    find('rows', report.summary, 'These rows are left out, with a note.', '8');
  const strict = differences(jsonSchemaOf(schema, 'output'), body);
  if (strict !== '') find('schema', strict, 'It is read kindly; another dashboard may not.', '7');
}

/** Checks whether a browser lets the dashboard's origin see an answer. */
export function checkCors(origin: string, { headers }: Answer, find: Find): void {
  if (!allows(origin, headers))
    find(
      'cors',
      'the answer does not allow the origin',
      'The browser hides the answer from the dashboard.',
      '7',
    );
  const exposed = (headers.get('Access-Control-Expose-Headers') ?? '').toLowerCase();
  if (!exposed.includes('retry-after') && exposed !== '*')
    find(
      'exposed',
      'Retry-After is not exposed',
      'After a 429 the dashboard cannot know how long to wait.',
      '7',
    );
}

const allows = (origin: string, headers: Headers): boolean =>
  ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '');

/** Asks as a browser does before a call of another origin. Changes nothing. */
export async function checkPreflight(
  server: Server,
  origin: string,
  contract: Contract,
  path: string,
  find: Find,
): Promise<void> {
  const { access, method, payload } = contract;
  const needed = [
    ...(access === 'open' ? [] : ['authorization']),
    ...(payload !== null && contract.encoding === 'json' ? ['content-type'] : []),
  ];
  if (needed.length === 0 && ['GET', 'POST'].includes(method)) return;
  const preflight = await server.send({ ...contract, method: 'OPTIONS' }, path, {
    token: null,
    headers: {
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': needed.join(','),
    },
  });
  const listOf = (name: string): string[] =>
    (preflight?.headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);
  const headers = listOf('Access-Control-Allow-Headers');
  const methods = listOf('Access-Control-Allow-Methods');
  const wrong =
    preflight === null || preflight.status > 299
      ? `the preflight has the status ${preflight?.status ?? 'of no answer'}`
      : !allows(origin, preflight.headers)
        ? 'the preflight does not allow the origin'
        : // “*” does not include Authorization.
          needed.some((one) => !headers.includes(one) && !(headers.includes('*') && one !== 'authorization'))
          ? `the preflight does not allow ${needed.join(' and ')}`
          : !['GET', 'POST'].includes(method) &&
              !methods.includes(method.toLowerCase()) &&
              !methods.includes('*')
            ? `the preflight does not allow ${method}`
            : null;
  if (wrong !== null) find('preflight', wrong, 'The browser does not send the call.', '7');
}

/** Checks that a call is refused with 401 without a session. */
export async function checkSession(
  server: Server,
  origin: string | undefined,
  contract: Contract,
  path: string,
  find: Find,
  payload?: unknown,
): Promise<void> {
  for (const [who, token] of [
    ['without a token', null],
    ['with a wrong token', 'not-a-token'],
  ] as const) {
    const refused = await server.send(contract, path, { token, payload });
    if (refused === null) continue;
    if (refused.status !== 401)
      find(
        'session',
        `${who} the status is ${refused.status}, not 401`,
        'An ended session is not noticed.',
        '8',
      );
    if (origin !== undefined && !allows(origin, refused.headers))
      find(
        'cors',
        `the answer ${who} does not allow the origin`,
        'The dashboard sees no answer, and does not sign out.',
        '7',
      );
  }
}
