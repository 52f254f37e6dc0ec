import './export';
import { $regions } from '../regions';
import { addRequested } from './add-many';
import { box } from './box';
import { toBulkLine } from './lines';

export { access } from './access';
export { editorsLoaded } from '../../../kernel/save/kept';
export { inputChange } from './change';
export { edit } from './edit';

/** The dialog that adds many inputs (specification 2.9). */
export const bulk = {
  view: {
    ...box.view,
    lines: box.view.lines.map((lines) => lines.map(toBulkLine)),
    // Two inputs with the same link never conflict.
    counts: box.view.counts.map(({ conflicts: _, ...counts }) => counts),
    regions: $regions,
  },
  events: { ...box.events, onAdd: addRequested },
} as const;
