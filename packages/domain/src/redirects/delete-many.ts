import { sample } from 'effector';
import { createDeleteMany } from '../shared/delete-many';
import { deleteRequested } from './delete';
import { $redirects, changes, deletions, type RedirectChange } from './list';
import { messages } from './messages';

const many = createDeleteMany({
  job: deletions,
  $items: $redirects,
  deleteOne: deleteRequested,
  doneText: messages.manyDeleted,
  failedText: messages.manyFailed,
});
sample({
  clock: deletions.itemStarted,
  fn: (item): RedirectChange => ({ kind: 'delete', item, isOneOfMany: true }),
  target: changes.requested,
});
sample({
  clock: changes.settled,
  filter: ({ op }) => op.kind === 'delete' && op.isOneOfMany,
  fn: ({ op, failure }) => ({ key: op.item.id, error: failure === null ? null : messages.deleteFailed }),
  target: deletions.itemSettled,
});

export const {
  $isRunning: $isDeletingMany,
  $question: $deleteQuestion,
  $report: $deleteReport,
  requested: deleteManyRequested,
  confirmed: deleteManyConfirmed,
  cancelled: deleteManyCancelled,
  reportClosed: deleteReportClosed,
} = many;
