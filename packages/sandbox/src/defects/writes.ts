import {
  INPUTS,
  KEYWORDS,
  NEW_INPUTS,
  REDIRECTS,
  type Redirects,
  type Row,
  UPDATED_INPUTS,
  answers,
  ascii,
  at,
  bodies,
  hasToken,
  isRead,
  isWrite,
  requests,
  stale,
  withBody,
  withoutNote,
  type DefectRow,
} from './changes.ts';

/** What is done with what was sent. */
export const writes: readonly DefectRow[] = [
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
