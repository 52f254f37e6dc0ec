export { bulkAddRequested } from './add-many';
export {
  $bulkAdded,
  $bulkCounts,
  $bulkLines,
  $bulkProgress,
  $bulkText,
  $bulkWithDuplicates,
  bulkClosed,
  bulkDuplicatesChanged,
  bulkImported,
  bulkProblemsRemoved,
  bulkTextChanged,
} from './box';
export { readBulk, type BulkLine } from './lines';
export { $isBulkOpen, bulkOpened } from './open';
export { BATCH_SIZE } from './batch-job';
