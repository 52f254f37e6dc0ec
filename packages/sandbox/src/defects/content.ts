import {
  INFO,
  type Redirects,
  type Row,
  answers,
  at,
  bodies,
  every,
  first,
  isRead,
  list,
  without,
  type DefectRow,
} from './changes.ts';

/** What bodies of answers have. */
export const content: readonly DefectRow[] = [
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
];
