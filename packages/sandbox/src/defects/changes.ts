/** A defect that real servers have. Unlike a fault it stays, and the dashboard cannot recover from it. */
export interface Defect {
  readonly name: string;
  /** Where it comes from. */
  readonly description: string;
  /** What it does to an answer. */
  readonly effect: string;
  readonly apply: Apply;
}

export type Respond = (request: Request) => Promise<Response>;
export type Apply = (request: Request, respond: Respond) => Promise<Response>;
export type Row = Readonly<Record<string, unknown>>;
export type Test = (request: Request, response: Response) => boolean;

export const REDIRECTS = '/v1/redirects';
export const INFO = '/v1/customer/info';
export const KEYWORDS = '/v1/keywords';

export const at =
  (method: string, path: string | RegExp) =>
  ({ method: given, url }: Request): boolean => {
    const { pathname } = new URL(url);
    return given === method && (typeof path === 'string' ? pathname === path : path.test(pathname));
  };
export const isRead = at('GET', REDIRECTS);
export const isPreflight = ({ method }: Request): boolean => method === 'OPTIONS';
export const hasToken = ({ headers }: Request): boolean => headers.has('Authorization');

export interface Change {
  readonly status?: number;
  /** '' removes one. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string;
}

export function changed(
  response: Response,
  { status = response.status, headers = {}, text }: Change,
): Response {
  const changedHeaders = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === '') changedHeaders.delete(name);
    else changedHeaders.set(name, value);
  }
  const body = [204, 304].includes(status) ? null : (text ?? response.body);
  return new Response(body, { status, headers: changedHeaders });
}

/** Changes each answer that fits. */
export const answers =
  (test: Test, change: Change): Apply =>
  async (request, respond) => {
    const response = await respond(request);
    return test(request, response) ? changed(response, change) : response;
  };

/** Changes the JSON of successful answers. */
export const bodies =
  (test: (request: Request) => boolean, change: (json: never) => unknown): Apply =>
  async (request, respond) => {
    const response = await respond(request);
    if (!test(request) || response.status !== 200) return response;
    const json = (await response.json()) as never;
    return changed(response, { text: JSON.stringify(change(json)) });
  };

export const withBody = (request: Request, body: string | null): Request =>
  new Request(request.url, { method: request.method, headers: request.headers, body });

/** Changes the JSON of requests; for null, `text` is answered and nothing done. */
export const requests =
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

export interface Redirects {
  readonly data: { readonly redirects: readonly Row[] };
}
export const list = (change: (rows: readonly Row[]) => unknown): Apply =>
  bodies(isRead, ({ data }: Redirects) => ({ data: { redirects: change(data.redirects) } }));
export const first = (change: (row: Row) => unknown): Apply =>
  list(([row = {}, ...rows]) => [change(row), ...rows]);
export const every = (change: (row: Row) => unknown): Apply => list((rows) => rows.map(change));

export const without = (row: Row, ...keys: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)));
export const withoutNote = (row: Row): Row => Object.assign(without(row, 'note'), { note: '' });
export const ascii = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/[^ -~]/gu, '?')) as unknown;

/** Answers a list as it was when it was first read. */
export function stale(path: string): Apply {
  const cached = new Map<string, Response>();
  return async (request, respond) => {
    const key = request.headers.get('Authorization');
    if (!at('GET', path)(request) || key === null) return respond(request);
    const known = cached.get(key) ?? (await respond(request));
    cached.set(key, known.clone());
    return known;
  };
}

export const isWrite = (path: string) => (request: Request) =>
  request.method !== 'GET' && !isPreflight(request) && at(request.method, path)(request);

export const INPUTS = /^\/v1\/monitors\/[^/]+\/inputs$/;
export const NEW_INPUTS = /\/inputs\/new$/;
export const UPDATED_INPUTS = /\/inputs\/update$/;

/** A defect as a row: its name, where it comes from, what it does to an answer, and how. */
export type DefectRow = readonly [name: string, description: string, effect: string, apply: Apply];
