import type { MatchRange } from '../../lib/text/matchRanges';
import type { PaletteIconName } from './icons';

export interface CommandPaletteRow {
  /** Unique among all rows. */
  readonly id: string;
  readonly label: string;
  readonly icon: PaletteIconName;
  /** Beside the label. */
  readonly detail?: string | undefined;
  /** A link: it opens in another tab like any other. */
  readonly href?: string | undefined;
  /** The id of the act whose keys are shown. */
  readonly keys?: string | undefined;
  /** What of the label the search matches. */
  readonly marks: readonly MatchRange[];
}

export interface CommandPaletteGroup<Row extends CommandPaletteRow> {
  readonly id: string;
  readonly heading: string;
  readonly rows: readonly Row[];
}

/** A list that is not there yet. */
export interface CommandPaletteNote {
  readonly id: string;
  /** “Monitors” */
  readonly label: string;
  readonly status: 'loading' | 'failed';
}

export interface CommandPaletteProps<Row extends CommandPaletteRow> {
  /** Finds what matches a text; called during rendering, so it is fast and has no effects. */
  find: (text: string) => readonly CommandPaletteGroup<Row>[];
  /** What was typed before the field was there. */
  initialText?: string | undefined;
  notes: readonly CommandPaletteNote[];
  /** A row was chosen. A link navigates by itself as well. */
  onChoose: (row: Row) => void;
  onRetry: (id: string) => void;
  onClose: () => void;
}
