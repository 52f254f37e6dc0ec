import { CornerDownLeft } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button, Kbd, Spinner } from '../../primitives';
import { Footer, Note } from './paletteStyles';
import type { CommandPaletteNote } from './types';

export interface PaletteNotesProps {
  notes: readonly CommandPaletteNote[];
  onRetry: (id: string) => void;
}

/** The lists that are loading, and those that could not be loaded. */
export const PaletteNotes = memo(function PaletteNotes({ notes, onRetry }: PaletteNotesProps): ReactNode {
  return notes.map(({ id, label, status }) => (
    <Note key={id}>
      {status === 'loading' ? (
        <>
          <Spinner size={16} label={`${label} are loading`} /> {label} are loading…
        </>
      ) : (
        <>
          {label} could not be loaded
          <Button size="small" variant="ghost" onPress={() => onRetry(id)} aria-label={`Retry ${label}`}>
            Retry
          </Button>
        </>
      )}
    </Note>
  ));
});

/** The keys of the palette itself. */
export const PaletteKeys = memo(function PaletteKeys(): ReactNode {
  return (
    <Footer aria-hidden="true">
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> Move
      </span>
      <span>
        <Kbd>
          <CornerDownLeft size={12} />
        </Kbd>{' '}
        Choose
      </span>
      <span>
        <Kbd>Esc</Kbd> Close
      </span>
    </Footer>
  );
});
