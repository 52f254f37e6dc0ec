import { allCalls, type Contract, type Schema } from '@dropdeck/domain/contract';
import { jsonSchemaOf } from '@dropdeck/domain/contract-json-schema';
import { readWhole } from '@dropdeck/domain/contract-reading';
import { filledPath } from './ids.ts';
import type { Finding, Report, Rule, Verified } from './report.ts';
import { differences } from './strict.ts';

export interface VerifyOptions {
  /** The server, as in config.json: `https://api.example`. */
  readonly base: string;
  /** Of a session, as the dashboard sends it. */
  readonly token: string;
  /** The dashboard's origin, for CORS. Not checked without it. */
  readonly origin?: string | undefined;
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds to wait; for tests. */
  readonly wait?: (ms: number) => Promise<void>;
  /** Called before each call. */
  readonly onCall?: (call: string) => void;
}

/** How often a call is made again after a 429. */
const MAX_PAUSES = 3;
const DEFAULT_PAUSE_S = 5;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Makes every reading call of the contract against a server and compares what it answers with what the dashboard needs.
 * Nothing is written. Calls are made one after the other; a 429 is waited for.
 */
export async function verify(options: VerifyOptions): Promise<Report> {
  const { base, token, origin, wait = pause, onCall = () => undefined } = options;
  const send = options.fetch ?? globalThis.fetch;
  const findings: Finding[] = [];
  const calls: Verified[] = [];
  const answers = new Map<string, unknown>();

  const request = async (path: string, init: RequestInit): Promise<Answer | null> => {
    for (let pauses = 0; ; pauses += 1) {
      try {
        const response = await send(`${base}${path}`, init);
        if (response.status === 429 && pauses < MAX_PAUSES) {
          const seconds = Number(response.headers.get('Retry-After') ?? DEFAULT_PAUSE_S);
          await wait((Number.isFinite(seconds) ? seconds : DEFAULT_PAUSE_S) * 1_000);
          continue;
        }
        return { status: response.status, headers: response.headers, text: await response.text() };
      } catch {
        return null;
      }
    }
  };
  const withOrigin: Readonly<Record<string, string>> = origin === undefined ? {} : { Origin: origin };
  const allows = (headers: Headers): boolean =>
    ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '');

  const read = async (contract: Contract, path: string): Promise<void> => {
    const { name, access } = contract;
    const find = (rule: Rule, text: string, effect: string, section: string): void => {
      findings.push({ call: name, rule, text, effect, section });
    };
    const answer = await request(path, { headers: { ...withOrigin, Authorization: token } });
    if (answer === null)
      return find(
        'reachable',
        'there was no answer',
        'The page says that the server cannot be reached.',
        '8',
      );
    checkAnswer(contract, answer, find, answers);
    if (origin !== undefined) {
      if (!allows(answer.headers))
        find(
          'cors',
          'the answer does not allow the origin',
          'The browser hides the answer from the dashboard.',
          '7',
        );
      const exposed = (answer.headers.get('Access-Control-Expose-Headers') ?? '').toLowerCase();
      if (!exposed.includes('retry-after'))
        find(
          'exposed',
          'Retry-After is not exposed',
          'After a 429 the dashboard cannot know how long to wait.',
          '7',
        );
      const { Authorization: _, ...headers } = { ...withOrigin, Authorization: '' };
      const preflight = await request(path, {
        method: 'OPTIONS',
        headers: {
          ...headers,
          'Access-Control-Request-Method': contract.method,
          'Access-Control-Request-Headers': 'authorization',
        },
      });
      const allowed = (preflight?.headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase();
      const isAllowed = preflight !== null && preflight.status < 300 && allows(preflight.headers);
      if (!isAllowed || !(allowed.includes('authorization') || (allowed === '*' && access === 'open')))
        find(
          'preflight',
          'the preflight does not allow Authorization',
          'The browser does not send the call.',
          '7',
        );
    }
    if (access === 'open') return;
    for (const [who, headers] of [
      ['without a token', {}],
      ['with a wrong token', { Authorization: 'not-a-token' }],
    ] as const) {
      const refused = await request(path, { headers: { ...withOrigin, ...headers } });
      if (refused !== null && refused.status !== 401)
        find(
          'session',
          `${who} the status is ${refused.status}, not 401`,
          'An ended session is not noticed.',
          '8',
        );
      if (refused !== null && origin !== undefined && !allows(refused.headers))
        find(
          'cors',
          `the answer ${who} does not allow the origin`,
          'The dashboard sees no answer, and does not sign out.',
          '7',
        );
    }
  };

  // Ids come from answers, so calls without parameters come first.
  const hasParameters = ({ path }: Contract): number => Number(path.includes('{'));
  for (const contract of allCalls.toSorted(
    (a, b) => hasParameters(a) - hasParameters(b) || (a.name < b.name ? -1 : 1),
  )) {
    const { name, method } = contract;
    const skip = (why: string): void => {
      calls.push({ call: name, state: 'skipped', why });
    };
    if (method !== 'GET') {
      skip('it writes');
      continue;
    }
    const filled = filledPath(contract, answers);
    if ('why' in filled) {
      skip(filled.why);
      continue;
    }
    onCall(name);
    await read(contract, filled.path);
    const isWrong = findings.some(({ call }) => call === name);
    calls.push({ call: name, state: isWrong ? 'failed' : 'passed', why: '' });
  }
  return { base, calls, findings };
}

type Find = (rule: Rule, text: string, effect: string, section: string) => void;

/** Checks the status and the body of an answer, and keeps what later calls take ids from. */
function checkAnswer(
  { name, access, answers: declared }: Contract,
  { status, headers, text }: Answer,
  find: Find,
  answers: Map<string, unknown>,
): void {
  const schema = declared[status];
  if (schema === undefined) {
    const isRefused = access === 'developer' && status === 403;
    return find(
      isRefused ? 'rights' : 'status',
      isRefused
        ? 'the status is 403: this needs the session of a developer'
        : `the status is ${status}, not ${Object.keys(declared).join(' or ')}`,
      'The page shows that the call has failed.',
      '8',
    );
  }
  if (schema === 'ignored') return undefined;
  if (!(headers.get('Content-Type') ?? '').includes('json'))
    find(
      'type',
      `the content type is ${headers.get('Content-Type') ?? 'missing'}, not JSON`,
      'Proxies may change it.',
      '7',
    );
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return find('json', 'the body is not JSON', 'The page shows that the answer cannot be read.', '8');
  }
  answers.set(name, body);
  checkBody(schema, body, find);
}

function checkBody(schema: Schema, body: unknown, find: Find): void {
  const { parsed, report } = readWhole(schema, body);
  if (!parsed.success) {
    const paths = parsed.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
    return find(
      'schema',
      paths.slice(0, 5).join('; '),
      'The page shows that the answer cannot be read.',
      '8',
    );
  }
  if (report !== null && report.rows.length > 0)
    find('rows', report.summary, 'These rows are left out, with a note.', '8');
  const strict = differences(jsonSchemaOf(schema, 'output'), body);
  if (strict !== '') find('schema', strict, 'It is read kindly; another dashboard may not.', '7');
}
