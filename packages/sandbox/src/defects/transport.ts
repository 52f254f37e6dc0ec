import { REDIRECTS, answers, changed, hasToken, isPreflight, isRead, type DefectRow } from './changes.ts';

/** Statuses, headers, CORS and sessions. */
export const transport: readonly DefectRow[] = [
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
];
