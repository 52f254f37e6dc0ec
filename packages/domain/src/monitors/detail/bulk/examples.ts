import { createStore, sample } from 'effector';
import { createImportBox } from '../../../kernel/import/box';
import { LineFault, type ImportList } from '../../../kernel/import/list';
import { $examples, $isImportOpen, manyAdded } from '../example-inputs';
import { linkKey } from '../../../resources/input-form';
import { $uuid, discardRequested, page } from '../page';
import { splitLinks } from './cells';
import { exampleColumns } from './columns';
import { t } from './text.en';
import { t as resources } from '../../../resources/text.en';

/** Example inputs as they are imported: one per line, or a column of a file. */
export const exampleList: ImportList<string, null, 'input'> = {
  ...exampleColumns,
  otherKind: () => t('notAnExample'),
  wrappers: ['example_inputs', 'inputs', 'links'],
  read: ({ cells }) => {
    const text = cells.input.trim();
    return text === '' ? new LineFault(resources('linkNeeded')) : text;
  },
  keyOf: linkKey,
  isOneValue: ({ length }) => length > 1,
  split: splitLinks,
};

/** The box for many example inputs. They join the list, which has its own save. */
export const exampleBox = createImportBox({
  name: 'example inputs to import',
  list: exampleList,
  $isOpen: $isImportOpen,
  $context: createStore(null),
  $items: $examples,
  page,
  $id: $uuid,
  batchSize: Number.MAX_SAFE_INTEGER,
});
sample({ clock: [page.started, page.closed, discardRequested], target: exampleBox.dropped });
sample({
  clock: exampleBox.batchStarted,
  fn: ({ lines }) => lines.flatMap(({ item }) => (item === null ? [] : [item])),
  target: manyAdded,
});
sample({
  clock: exampleBox.batchStarted,
  fn: (batch) => ({ batch, failure: null }),
  target: exampleBox.batchSettled,
});
