import type { BulkLineItem, BulkLineRow } from './BulkAddDialog';

const item: BulkLineItem = { sizeRange: '36-50', region: 'all' };

const row = (line: number, link: string, rest: Partial<BulkLineRow> = {}): BulkLineRow => ({
  key: line - 1,
  line,
  link,
  type: 'url',
  item,
  reason: null,
  warning: null,
  duplicate: null,
  isAdded: false,
  ...rest,
});

/** A line of each kind: valid, already in the monitor, with a problem, with every cell filled. */
export const bulkLines: readonly BulkLineRow[] = [
  row(1, 'https://shop.example/air-runner-90'),
  row(2, 'DD1391-100', { type: 'sku', duplicate: 'monitor' }),
  row(3, 'air runner 90', { type: 'unknown', item: null, reason: 'Links can’t contain spaces.' }),
  row(4, '4062052123456', {
    type: 'ean',
    item: {
      sizeRange: '40-44',
      region: 'EU-Nike',
      priceLimit: 129.5,
      note: 'for Ada, when she is back',
      specialWebhook: 'https://elsewhere.example',
    },
    warning: 'The special webhook does not look like a Discord webhook.',
  }),
  row(5, 'DZ5485-612', {
    type: 'sku',
    item: null,
    reason: '“52-60” is no size range between 36 and 50.',
  }),
];

/** The text that these lines were parsed from. */
export const bulkText = [
  'https://shop.example/air-runner-90',
  'DD1391-100',
  'air runner 90',
  '4062052123456,40-44,EU,"for Ada, when she is back",129.50,https://elsewhere.example',
  'DZ5485-612,52-60',
].join('\n');

/** Three hundred lines while they are being added; the first hundred are done. */
export const runningLines: readonly BulkLineRow[] = Array.from({ length: 300 }, (_, at) =>
  row(at + 1, `https://shop.example/court-classic-${at + 1}`, { isAdded: at < 100 }),
);

/** A link that is in the monitor, and one that is twice in the list. */
export const duplicateLines: readonly BulkLineRow[] = [
  row(1, 'DD1391-100', { type: 'sku', duplicate: 'monitor' }),
  row(2, 'https://shop.example/air-runner-90'),
  row(3, 'https://shop.example/air-runner-90', { duplicate: 'paste' }),
];

/** The text that these lines were read from. */
export const duplicateText = duplicateLines.map(({ link }) => link).join('\n');

/** The remaining lines after the server refused two batches. */
export const leftOutLines: readonly BulkLineRow[] = [
  row(1, 'https://shop.example/court-classic-101', { reason: 'Failed to add input' }),
  row(2, 'DD1391-100', {
    type: 'sku',
    reason: 'Not added: some of these inputs are already in the monitor.',
  }),
];
