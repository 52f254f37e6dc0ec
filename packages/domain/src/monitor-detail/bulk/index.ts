import { $regions } from '../regions';
import { addRequested } from './add-many';
import * as box from './box';
import { $isBulkOpen } from './open';

/** The dialog that adds many inputs (specification 2.9). */
export const bulk = {
  view: {
    isOpen: $isBulkOpen,
    text: box.$text,
    lines: box.$lines,
    counts: box.$counts,
    added: box.$added,
    regions: $regions,
    withDuplicates: box.$withDuplicates,
    progress: box.$progress,
  },
  events: {
    onTextChange: box.textChanged,
    onImport: box.fileImported,
    onWithDuplicatesChange: box.duplicatesChanged,
    onRemoveProblems: box.removalRequested,
    onAdd: addRequested,
    onClose: box.closeRequested,
  },
} as const;
