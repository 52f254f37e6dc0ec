import { $regions } from '../page';
import { writeNumber } from '../../../kernel/numbers';
import { exported } from '../bulk/open';
import { copied, copyFailed } from '../../../kernel/toasts';
import { $hasPrivateInputs } from '../../purchases';
import { ownProducts } from '../settings';
import { add, duplicateRequested } from './add';
import * as deletes from './delete';
import { activeChanged, editOpened, manyChanged, selection } from './edit';
import { changeErrorOf } from '../../../resources/input-form';
import { pending } from './pending';
import { $duplicate, questionAnswered } from './question';
import { queue } from './queue';
import * as shown from './shown';
import { t } from '../text.en';

/** The bar above the inputs: filters, undo, export. */
const bar = {
  view: {
    total: shown.$total,
    activeCount: shown.$activeCount,
    filters: shown.$filters,
    undo: deletes.$undo,
    deleting: deletes.$deleteProgress,
  },
  events: {
    onUndo: deletes.undoRequested,
    onExport: exported,
  },
} as const;

/** The inputs that match the search and the filter. */
const table = {
  view: {
    inputs: shown.$shownInputs,
    regions: $regions,
    hasPrivateInputs: $hasPrivateInputs,
    revealed: shown.$revealed,
  },
  changeErrorOf,
  priceTextOf: writeNumber,
  events: {
    onActiveChange: activeChanged,
    onManyChange: manyChanged,
    onManyOpen: selection.opened,
    onEdit: editOpened,
    onDuplicate: duplicateRequested,
    onDelete: deletes.deleteRequested,
    onDeleteMany: deletes.deleteManyRequested,
    onCopied: copied.prepend(() => t('linkCopied')),
    onCopyError: copyFailed,
  },
} as const;

/** The confirmations about inputs, and the report after deleting several. */
const questions = {
  view: {
    duplicate: $duplicate,
    ...deletes.deleteMany.view,
  },
  events: {
    onDuplicateAnswer: questionAnswered,
    ...deletes.deleteMany.events,
  },
} as const;

/** Monitored Links/Products, part by part: each renders on its own changes only. */
export const inputs = { ownProducts, add, pending, list: shown.list, bar, table, queue, questions } as const;
