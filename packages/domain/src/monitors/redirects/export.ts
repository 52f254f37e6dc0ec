import { createStore } from 'effector';
import { createListExport } from '../../kernel/import/export';
import { redirectColumns } from './columns';
import { $redirects, $shown, page } from './list';

/** Saves the shown or the selected redirects as a file. */
export const exported = createListExport({
  page: { name: 'redirects', $isOpen: page.$isOpen },
  columns: redirectColumns,
  $name: createStore('redirects'),
  $shown,
  $items: $redirects,
  keyOf: ({ id }) => id,
  shownKeyOf: ({ id }) => id,
});
