import { exportRequested } from '../bulk/export';
import { copied, copyFailed } from '../copying';
import { $regions } from '../regions';
import { ownProducts } from '../settings';
import { add } from './add';
import { $undo, deleteRequested, undoRequested } from './delete';
import {
  $deleteProgress,
  $deleteQuestion,
  $deleteReport,
  deleteManyCancelled,
  deleteManyConfirmed,
  deleteManyRequested,
  deleteReportClosed,
} from './delete-many';
import { activeChanged, edit, editOpened, manyChanged } from './edit';
import { pending } from './pending';
import { $duplicate, questionAnswered } from './question';
import { queue } from './queue';
import {
  $activeCount,
  $filter,
  $filters,
  $revealed,
  $search,
  $shownInputs,
  $total,
  filterChanged,
  searchChanged,
} from './shown';

/** The bar above the inputs: search, filter, undo, export. */
const bar = {
  view: {
    total: $total,
    activeCount: $activeCount,
    filters: $filters,
    filter: $filter,
    search: $search,
    undo: $undo,
    deleting: $deleteProgress,
  },
  events: {
    onFilterChange: filterChanged,
    onSearchChange: searchChanged,
    onUndo: undoRequested,
    onExport: exportRequested,
  },
} as const;

/** The inputs that match the search and the filter. */
const table = {
  view: { inputs: $shownInputs, regions: $regions, revealed: $revealed },
  events: {
    onActiveChange: activeChanged,
    onManyChange: manyChanged,
    onEdit: editOpened,
    onDelete: deleteRequested,
    onDeleteMany: deleteManyRequested,
    onCopied: copied,
    onCopyError: copyFailed,
  },
} as const;

/** The confirmations about inputs, and the report after deleting several. */
const questions = {
  view: { duplicate: $duplicate, deleteQuestion: $deleteQuestion, deleteReport: $deleteReport },
  events: {
    onDuplicateAnswer: questionAnswered,
    onDeleteConfirm: deleteManyConfirmed,
    onDeleteCancel: deleteManyCancelled,
    onDeleteReportClose: deleteReportClosed,
  },
} as const;

/** Monitored Links/Products, part by part: each renders on its own changes only. */
export const inputs = { ownProducts, add, pending, bar, table, queue, edit, questions } as const;
