import { $regions } from '../regions';
import { addRequested } from './add-many';
import {
  $added,
  $counts,
  $lines,
  $progress,
  $text,
  $withDuplicates,
  closeRequested,
  duplicatesChanged,
  fileImported,
  removalRequested,
  textChanged,
} from './box';
import { $isBulkOpen } from './open';

/** The dialog that adds many inputs (specification 2.9). */
export const bulk = {
  view: {
    isOpen: $isBulkOpen,
    text: $text,
    lines: $lines,
    counts: $counts,
    added: $added,
    regions: $regions,
    withDuplicates: $withDuplicates,
    progress: $progress,
  },
  events: {
    onTextChange: textChanged,
    onImport: fileImported,
    onWithDuplicatesChange: duplicatesChanged,
    onRemoveProblems: removalRequested,
    onAdd: addRequested,
    onClose: closeRequested,
  },
} as const;
