/** A defect that real servers have. Unlike a fault it stays, and the dashboard cannot recover from it. */
export interface Defect {
  readonly name: string;
  /** Where it comes from. */
  readonly description: string;
  /** What it does to an answer. */
  readonly effect: string;
  readonly apply: Apply;
}

type Respond = (request: Request) => Promise<Response>;
type Apply = (request: Request, respond: Respond) => Promise<Response>;
type Row = Readonly<Record<string, unknown>>;
type Test = (request: Request, response: Response) => boolean;

const REDIRECTS = '/v1/redirects';
const INFO = '/v1/customer/info';
const KEYWORDS = '/v1/keywords';

const at =
  (method: string, path: string | RegExp) =>
  ({ method: given, url }: Request): boolean => {
    const { pathname } = new URL(url);
    return given === method && (typeof path === 'string' ? pathname === path : path.test(pathname));
  };
const isRead = at('GET', REDIRECTS);
const isPreflight = ({ method }: Request): boolean => method === 'OPTIONS';
const hasToken = ({ headers }: Request): boolean => headers.has('Authorization');

interface Change {
  readonly status?: number;
  /** '' removes one. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string;
}

function changed(response: Response, { status = response.status, headers = {}, text }: Change): Response {
  const changedHeaders = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === '') changedHeaders.delete(name);
    else changedHeaders.set(name, value);
  }
  const body = [204, 304].includes(status) ? null : (text ?? response.body);
  return new Response(body, { status, headers: changedHeaders });
}

/** Changes each answer that fits. */
const answers =
  (test: Test, change: Change): Apply =>
  async (request, respond) => {
    const response = await respond(request);
    return test(request, response) ? changed(response, change) : response;
  };

/** Changes the JSON of successful answers. */
const bodies =
  (test: (request: Request) => boolean, change: (json: never) => unknown): Apply =>
  async (request, respond) => {
    const response = await respond(request);
    if (!test(request) || response.status !== 200) return response;
    const json = (await response.json()) as never;
    return changed(response, { text: JSON.stringify(change(json)) });
  };

const withBody = (request: Request, body: string | null): Request =>
  new Request(request.url, { method: request.method, headers: request.headers, body });

/** Changes the JSON of requests; for null, `text` is answered and nothing done. */
const requests =
  (test: (request: Request) => boolean, change: (json: never) => unknown, text = '{}'): Apply =>
  async (request, respond) => {
    if (!test(request) || !hasToken(request)) return respond(request);
    const sent = change((await request.clone().json()) as never);
    if (sent !== null) return respond(withBody(request, JSON.stringify(sent)));
    const headers = {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': request.headers.get('Origin') ?? '*',
      'Access-Control-Expose-Headers': 'Retry-After',
    };
    return new Response(text, { headers });
  };

interface Redirects {
  readonly data: { readonly redirects: readonly Row[] };
}
const list = (change: (rows: readonly Row[]) => unknown): Apply =>
  bodies(isRead, ({ data }: Redirects) => ({ data: { redirects: change(data.redirects) } }));
const first = (change: (row: Row) => unknown): Apply => list(([row = {}, ...rows]) => [change(row), ...rows]);
const every = (change: (row: Row) => unknown): Apply => list((rows) => rows.map(change));

const without = (row: Row, ...keys: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)));
const withoutNote = (row: Row): Row => Object.assign(without(row, 'note'), { note: '' });
const ascii = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/[^ -~]/gu, '?')) as unknown;

/** Answers a list as it was when it was first read. */
function stale(path: string): Apply {
  const cached = new Map<string, Response>();
  return async (request, respond) => {
    const key = request.headers.get('Authorization');
    if (!at('GET', path)(request) || key === null) return respond(request);
    const known = cached.get(key) ?? (await respond(request));
    cached.set(key, known.clone());
    return known;
  };
}

const isWrite = (path: string) => (request: Request) =>
  request.method !== 'GET' && !isPreflight(request) && at(request.method, path)(request);

const INPUTS = /^\/v1\/monitors\/[^/]+\/inputs$/;
const NEW_INPUTS = /\/inputs\/new$/;
const UPDATED_INPUTS = /\/inputs\/update$/;

const table: ReadonlyArray<readonly [name: string, description: string, effect: string, apply: Apply]> = [
  // What a list is.
  [
    'list-object',
    'PHP encodes a list with gaps as an object.',
    'The redirects are an object.',
    list((rows) => ({ ...rows })),
  ],
  ['list-null', 'An empty result is encoded as null.', 'The redirects are null.', list(() => null)],
  ['list-text', 'A message takes the place of the list.', 'The redirects are text.', list(() => 'none')],
  [
    'list-page',
    'The list is cut into pages.',
    'The first two redirects, with a total.',
    bodies(isRead, ({ data }: Redirects) => ({
      data: { redirects: data.redirects.slice(0, 2), total: data.redirects.length },
    })),
  ],
  [
    'list-link',
    'The list is cut into pages, by a header.',
    'Link names a next page.',
    answers(isRead, { headers: { Link: '</v1/redirects?page=2>; rel="next"' } }),
  ],
  [
    'envelope',
    'A framework wraps each answer.',
    'The answer is in `result`.',
    bodies(isRead, (json) => ({ result: json })),
  ],
  ['answer-null', 'The handler returns nothing.', 'The answer is null.', bodies(isRead, () => null)],
  [
    'answer-bare',
    'The list is the whole answer.',
    'The answer is the list itself.',
    bodies(isRead, ({ data }: Redirects) => data.redirects),
  ],
  [
    'error-200',
    'Errors have the status 200.',
    'The answer is `{error: true}`.',
    bodies(isRead, () => ({ error: true })),
  ],
  [
    'error-beside',
    'A warning is sent with the data.',
    'Customer info has `error` beside its data.',
    bodies(at('GET', INFO), (json: object) => ({ ...json, error: 'stale' })),
  ],
  // What a row is.
  ['row-null', 'A deleted row leaves a hole.', 'The first redirect is null.', first(() => null)],
  [
    'row-twice',
    'A join repeats rows.',
    'The first redirect comes twice.',
    list((rows) => [...rows, rows[0]]),
  ],
  [
    'id-missing',
    'A serializer hides the id.',
    'The first redirect has no id.',
    first((row) => without(row, 'id')),
  ],
  [
    'id-large',
    'A 64-bit id is sent as a number.',
    'The id is not a safe integer.',
    first((row) => ({ ...row, id: 2 ** 60 })),
  ],
  [
    'id-object',
    'MongoDB encodes ids as objects.',
    'The id is `{$oid}`.',
    first((row) => ({ ...row, id: { $oid: 'a' } })),
  ],
  [
    'key-missing',
    'Empty keys are left out.',
    'The first redirect has no webhook.',
    first((row) => without(row, 'webhook')),
  ],
  [
    'key-renamed',
    'A field was renamed.',
    '`keyword` is called `term`.',
    every((row) => ({ ...without(row, 'keyword'), term: row['keyword'] })),
  ],
  [
    'key-case',
    'A serializer changes the case of keys.',
    '`bot_data` is called `botData`.',
    bodies(at('GET', INFO), ({ bot_data, ...info }: Row) => ({
      ...info,
      botData: bot_data,
      customer_data: without(info['customer_data'] as Row, 'name'),
    })),
  ],
  [
    'text-number',
    'Digits are sent as a number.',
    'The keyword is a number.',
    first((row) => ({ ...row, keyword: 5 })),
  ],
  ['text-null', 'Empty text is null.', 'The webhook is null.', first((row) => ({ ...row, webhook: null }))],
  [
    'text-object',
    'Text is translated.',
    'The keyword is an object.',
    first((row) => ({ ...row, keyword: {} })),
  ],
  [
    'flag-number',
    'Flags are bits of the database.',
    '`active` is 1.',
    first((row) => ({ ...row, active: 1 })),
  ],
  ['flag-word', 'Flags are words.', '`active` is a word.', first((row) => ({ ...row, active: 'maybe' }))],
  [
    'choice-case',
    'Constants are sent in lower case.',
    'The type is `sku`.',
    first((row) => ({ ...row, type: 'sku' })),
  ],
  [
    'choice-unknown',
    'A new constant was added.',
    'The type is `EAN`.',
    first((row) => ({ ...row, type: 'EAN' })),
  ],
  [
    'object-list',
    'PHP encodes an empty object as a list.',
    '`bot_data` is a list.',
    bodies(at('GET', INFO), (json: object) => ({ ...json, bot_data: [] })),
  ],
  // Times.
  [
    'time-zone',
    'Dates are written without a zone.',
    'The renewal has no zone.',
    bodies(at('GET', INFO), ({ customer_data, ...info }: { customer_data: Row }) => ({
      ...info,
      customer_data: { ...customer_data, next_renewal: '2026-12-24T10:00:00' },
    })),
  ],
  [
    'time-words',
    'Dates are written for people.',
    'The renewal is “24.12.2026”.',
    bodies(at('GET', INFO), ({ customer_data, ...info }: { customer_data: Row }) => ({
      ...info,
      customer_data: { ...customer_data, next_renewal: '24.12.2026' },
    })),
  ],
  [
    'time-seconds',
    'Times are in seconds.',
    'The points of the graph are in 1970.',
    bodies(at('GET', /\/graph$/), ({ data }: { data: readonly Row[] }) => ({
      data: data.map((point) => ({
        ...point,
        time: Math.floor(Number(new Date(point['time'] as string)) / 1000),
      })),
    })),
  ],
  // Statuses and bodies.
  [
    'status-201',
    'Reading is answered like creating.',
    'The status is 201.',
    answers(isRead, { status: 201 }),
  ],
  ['status-204', 'An answer without content.', 'The status is 204.', answers(isRead, { status: 204 })],
  ['status-500', 'The handler throws.', 'The status is 500.', answers(isRead, { status: 500 })],
  ['status-404', 'The route is missing.', 'The status is 404.', answers(isRead, { status: 404 })],
  ['limited', 'The limit is too low for one page.', 'Each answer is 429.', answers(isRead, { status: 429 })],
  [
    'redirected',
    'The framework wants a last slash.',
    'The status is 301.',
    answers(isRead, { status: 301, headers: { Location: `${REDIRECTS}/` } }),
  ],
  [
    'proxy-page',
    'A proxy answers in its own words.',
    'The answer is an HTML page.',
    answers(isRead, { headers: { 'Content-Type': 'text/html' }, text: '<h1>Hi</h1>' }),
  ],
  ['json-cut', 'The connection ends early.', 'The JSON is cut off.', answers(isRead, { text: '{"data":' })],
  ['json-empty', 'The body is forgotten.', 'The body is empty.', answers(isRead, { text: '' })],
  [
    'json-bom',
    'A file with a byte order mark is included.',
    'Text comes before the JSON.',
    async (request, respond) => {
      const response = await respond(request);
      return isRead(request)
        ? changed(response, { text: `Notice: undefined index\n${await response.text()}` })
        : response;
    },
  ],
  [
    'type-text',
    'The content type is the default one.',
    'The content type is text/plain.',
    answers(isRead, { headers: { 'Content-Type': 'text/plain' } }),
  ],
  [
    'type-missing',
    'No content type is set.',
    'There is no content type.',
    answers(isRead, { headers: { 'Content-Type': '' } }),
  ],
  [
    'unreachable',
    'The server is down.',
    'There is no answer.',
    (request, respond) =>
      isRead(request) ? Promise.reject(new TypeError('fetch failed')) : respond(request),
  ],
  // CORS.
  [
    'cors-missing',
    'CORS is not configured.',
    'Answers do not allow the origin.',
    answers((_, { ok }) => ok, { headers: { 'Access-Control-Allow-Origin': '' } }),
  ],
  [
    'cors-other',
    'CORS names another origin.',
    'Answers allow another origin.',
    answers((_, { ok }) => ok, { headers: { 'Access-Control-Allow-Origin': 'https://other.example' } }),
  ],
  [
    'cors-refusals',
    'CORS is not added to errors.',
    'Refusals do not allow the origin.',
    answers((_, { ok }) => !ok, { headers: { 'Access-Control-Allow-Origin': '' } }),
  ],
  [
    'cors-exposed',
    'Headers are not exposed.',
    'Retry-After is not exposed.',
    answers(() => true, { headers: { 'Access-Control-Expose-Headers': '' } }),
  ],
  ['preflight-404', 'OPTIONS has no route.', 'The preflight is 404.', answers(isPreflight, { status: 404 })],
  [
    'preflight-401',
    'OPTIONS needs a session.',
    'The preflight is 401.',
    answers(isPreflight, { status: 401 }),
  ],
  [
    'preflight-headers',
    'Authorization is not listed.',
    'The preflight allows Content-Type alone.',
    answers(isPreflight, { headers: { 'Access-Control-Allow-Headers': 'Content-Type' } }),
  ],
  [
    'preflight-methods',
    'PUT and DELETE are not listed.',
    'The preflight allows GET and POST alone.',
    answers(isPreflight, { headers: { 'Access-Control-Allow-Methods': 'GET,POST' } }),
  ],
  // Sessions and refusals.
  [
    'session-missing',
    'A route is not guarded.',
    'The redirects of a default account are sent without a token.',
    answers((request) => isRead(request) && !hasToken(request), {
      status: 200,
      text: '{"data":{"redirects":[]}}',
    }),
  ],
  [
    'session-403',
    'A wrong token is refused as forbidden.',
    'The status is 403 instead of 401.',
    answers((_, { status }) => status === 401, { status: 403 }),
  ],
  [
    'session-500',
    'A wrong token is not parsed.',
    'The status is 500 instead of 401.',
    answers((_, { status }) => status === 401, { status: 500 }),
  ],
  [
    'session-302',
    'A missing session leads to a login page.',
    'The status is 302 instead of 401.',
    answers((_, { status }) => status === 401, { status: 302, headers: { Location: '/login' } }),
  ],
  [
    'unknown-400',
    'An unknown id is a bad request.',
    'The status is 400 instead of 404.',
    answers((_, { status }) => status === 404, { status: 400 }),
  ],
  [
    'unknown-401',
    'An unknown id is refused like a missing session.',
    'The status is 401 instead of 404.',
    answers((_, { status }) => status === 404, { status: 401 }),
  ],
  [
    'unknown-200',
    'An unknown id is answered with nothing.',
    'The status is 200 instead of 404.',
    answers((_, { status }) => status === 404, { status: 200, text: 'null' }),
  ],
  // Writing.
  [
    'save-204',
    'A save has no content.',
    'The status of a save is 204.',
    answers((request) => at('PUT', REDIRECTS)(request), { status: 204 }),
  ],
  [
    'save-201',
    'Creating is answered with 201.',
    'The status of a new redirect is 201.',
    answers((request, { ok }) => ok && at('POST', REDIRECTS)(request), { status: 201 }),
  ],
  [
    'save-error',
    'A failed save has the status 200.',
    'A save answers `{error: true}`.',
    requests(at('PUT', REDIRECTS), () => null, '{"error":true}'),
  ],
  [
    'save-partial',
    'A save stores some fields.',
    '`active` is not saved.',
    requests(at('PUT', REDIRECTS), (row: Row) => ({ ...row, active: false })),
  ],
  [
    'save-stale',
    'Reads come from a cache or a replica.',
    'The redirects are as they were first read.',
    stale(REDIRECTS),
  ],
  [
    'keys-dropped',
    'Unknown keys are filtered.',
    'A save drops keys that the contract does not name.',
    requests(at('PUT', REDIRECTS), ({ id, keyword, webhook, type, active }: Row) => ({
      id,
      keyword,
      webhook,
      type,
      active,
    })),
  ],
  [
    'ids-renumbered',
    'A save replaces the row.',
    'The id changes with each save.',
    bodies(isRead, ({ data }: Redirects) => ({
      data: {
        redirects: data.redirects.map((row) =>
          row['active'] === true && String(row['webhook']).includes('verify') ? { ...row, id: 7 } : row,
        ),
      },
    })),
  ],
  [
    'ids-text',
    'Ids are turned into text.',
    'Numbers come back as text once a row was saved.',
    bodies(isRead, ({ data }: Redirects) => ({
      data: {
        redirects: data.redirects.map((row) =>
          row['x_verify'] === undefined ? row : { ...row, id: String(row['id']) },
        ),
      },
    })),
  ],
  [
    'ids-number',
    'Text ids are turned into numbers.',
    'The id of a new proxy list is a number in the list.',
    bodies(at('GET', '/v1/proxies'), (lists: readonly Row[]) =>
      lists.map((row) => ({ ...row, id: Number(String(row['id']).replaceAll(/\D/g, '')) })),
    ),
  ],
  [
    'delete-body',
    'A proxy drops the body of DELETE.',
    'Nothing is deleted.',
    async (request, respond) =>
      at('DELETE', REDIRECTS)(request) && hasToken(request)
        ? respond(withBody(request, null))
        : respond(request),
  ],
  [
    'delete-ignored',
    'DELETE answers before it deletes.',
    'A list is answered as deleted, and stays.',
    requests(at('DELETE', KEYWORDS), () => null),
  ],
  [
    'delete-input',
    'DELETE without a body answers 200.',
    'An input stays.',
    requests(at('DELETE', INPUTS), () => null),
  ],
  [
    'list-merged',
    'A whole list is merged into the old one.',
    'Keywords that were left out stay.',
    requests(at('PUT', KEYWORDS), (sent: { keywords: readonly string[] }) => ({
      ...sent,
      keywords: [...sent.keywords, 'stays'],
    })),
  ],
  [
    'list-truncated',
    'A column is too short for a list.',
    'Keywords after the hundredth are lost.',
    requests(isWrite(KEYWORDS), (sent: Row) =>
      Array.isArray(sent['keywords']) ? { ...sent, keywords: sent['keywords'].slice(0, 100) } : sent,
    ),
  ],
  [
    'list-sorted',
    'A list is stored as a set.',
    'Keywords come back sorted.',
    bodies(at('GET', KEYWORDS), (lists: readonly Row[]) =>
      lists.map((row) => ({ ...row, keywords: (row['keywords'] as string[]).toSorted() })),
    ),
  ],
  [
    'text-trimmed',
    'Text is trimmed.',
    'Proxies lose their last line break.',
    requests(isWrite('/v1/proxies'), (sent: Row) =>
      'proxyListData' in sent ? { ...sent, proxyListData: String(sent['proxyListData']).trim() } : sent,
    ),
  ],
  [
    'unicode',
    'The database is not UTF-8.',
    'Letters outside of ASCII become “?”.',
    requests((request) => isWrite('/v1/customer/update')(request), ascii),
  ],
  [
    'conflict-missing',
    'Duplicates are not checked.',
    'An input that is there is added again.',
    requests(at('POST', NEW_INPUTS), (sent: Row) => ({ ...sent, force: true })),
  ],
  [
    'conflict-400',
    'A duplicate is a bad request.',
    'The status is 400 instead of 409.',
    answers((_, { status }) => status === 409, { status: 400 }),
  ],
  [
    'conflict-force',
    '`force` is not read.',
    'A duplicate is refused, forced or not.',
    requests(at('POST', NEW_INPUTS), (sent: Row) => ({ ...sent, force: false })),
  ],
  [
    'inputs-empty',
    'New inputs are not answered.',
    'The answer to new inputs has none.',
    bodies(at('POST', NEW_INPUTS), () => ({ inputs: [] })),
  ],
  [
    'inputs-note',
    'A field of an input is not saved.',
    'The note of an input stays.',
    requests(at('PUT', UPDATED_INPUTS), (sent: Row) =>
      Array.isArray(sent['inputs']) ? { ...sent, inputs: (sent['inputs'] as Row[]).map(withoutNote) } : sent,
    ),
  ],
  [
    'preference-ignored',
    'A setting is not saved.',
    '“Only monitor my own products” stays.',
    requests(at('PUT', UPDATED_INPUTS), (sent: Row) => (sent['type'] === 'monitor_preference' ? null : sent)),
  ],
  [
    'webhooks-lost',
    'The first webhook is saved alone.',
    'Webhooks of other regions become empty.',
    requests(at('POST', /\/webhooks$/), ({ webhooks }: { webhooks: readonly Row[] }) => ({
      webhooks: webhooks.map((webhook, index) => (index === 0 ? webhook : { ...webhook, webhook_url: '' })),
    })),
  ],
];

/** Every defect by its name. */
export const defects: readonly Defect[] = table.map(([name, description, effect, apply]) => ({
  name,
  description,
  effect,
  apply,
}));

/** The active defects of a sandbox. */
export interface ActiveDefects {
  /** @returns false if there is no such defect. */
  set(name: string, isOn: boolean): boolean;
  clear(): void;
  list(): readonly string[];
  /** A server with the active defects. */
  answer: Apply;
}

export function createDefects(onChange: () => void): ActiveDefects {
  const active = new Map<string, Defect>();
  return {
    set(name, isOn) {
      const defect = defects.find((one) => one.name === name);
      if (defect === undefined) return false;
      if (isOn) active.set(name, defect);
      else active.delete(name);
      onChange();
      return true;
    },
    clear: () => active.clear(),
    list: () => [...active.keys()],
    answer: (request, respond) =>
      [...active.values()].reduce<Respond>(
        (inner, { apply }) =>
          (one) =>
            apply(one, inner),
        respond,
      )(request),
  };
}
