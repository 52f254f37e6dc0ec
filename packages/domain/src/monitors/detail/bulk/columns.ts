import type { ListColumns } from '../../../kernel/import/list';
import { writeNumber } from '../../../kernel/numbers';
import type { MonitorInput } from '../../../contract/calls/inputs';

/** Quotes an id that is text but looks like a number, so that an import restores its type. */
const writeId = (id: MonitorInput['keywordId']): string => {
  if (id === null || id === undefined) return '';
  return typeof id === 'number' || !/^[-\d"]/.test(id) ? String(id) : JSON.stringify(id);
};

/** The columns of a monitor's inputs, as they are exported and imported. */
export const inputColumns = {
  columns: [
    {
      name: 'link',
      aliases: ['url', 'linkorid', 'product', 'productid'],
      write: ({ link }) => link,
    },
    { name: 'sizeRange', aliases: ['sizes', 'size'], write: ({ sizeRange }) => sizeRange ?? '' },
    { name: 'region', write: ({ region }) => region ?? '' },
    { name: 'note', aliases: ['notes'], write: ({ note }) => note ?? '' },
    {
      name: 'priceLimit',
      aliases: ['price', 'maxprice'],
      write: ({ priceLimit }) =>
        priceLimit === null || priceLimit === undefined ? '' : writeNumber(priceLimit),
    },
    { name: 'specialWebhook', aliases: ['webhook'], write: ({ specialWebhook }) => specialWebhook ?? '' },
    { name: 'private', write: (input) => String(input.private === true) },
    { name: 'active', aliases: ['enabled'], write: ({ active }) => String(active === true) },
    { name: 'keywordId', write: ({ keywordId }) => writeId(keywordId) },
  ],
} as const satisfies ListColumns<MonitorInput>;
