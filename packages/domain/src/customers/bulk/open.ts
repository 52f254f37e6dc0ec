import { createEvent, sample } from 'effector';
import { createBulkSelection } from '../../kernel/job/bulk-selection';
import type { Product } from '../../contract/calls/products';
import type { Day } from '../../kernel/calendar';
import { page } from '../list';

/** What the selected customers get. */
export type CustomerValue =
  | { readonly kind: 'extend' }
  | { readonly kind: 'date'; readonly day: Day }
  | {
      readonly kind: 'products';
      /** Keys of products. */
      readonly added: ReadonlySet<string>;
      readonly removed: ReadonlySet<string>;
      /** Every product that is sold. */
      readonly catalog: readonly Product[];
    };

/** The customers to change in the dialog of a bulk change; its code is in a lazy chunk. */
export const selection = createBulkSelection<CustomerValue>(page);

const none: ReadonlySet<string> = new Set();
const initial = {
  extend: { kind: 'extend' },
  date: { kind: 'date', day: '' },
  products: { kind: 'products', added: none, removed: none, catalog: [] },
} as const satisfies Record<CustomerValue['kind'], CustomerValue>;

/** Opens the dialog for these customers; a day or products are still to be chosen. */
export const changeOpened = createEvent<{
  readonly ids: readonly string[];
  readonly kind: CustomerValue['kind'];
}>();
sample({
  clock: changeOpened,
  fn: ({ ids, kind }) => ({ ids, value: initial[kind] }),
  target: selection.opened,
});
