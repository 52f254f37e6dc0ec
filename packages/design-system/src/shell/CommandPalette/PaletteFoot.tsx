import { CornerDownLeft } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button, Kbd, Spinner } from '../../primitives';
import { Footer, Note } from './paletteStyles';
import type { CommandPaletteNote } from './types';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

export interface PaletteNotesProps {
  notes: readonly CommandPaletteNote[];
  onRetry: (id: string) => void;
}

/** The lists that are loading, and those that could not be loaded. */
export const PaletteNotes = memo(function PaletteNotes({ notes, onRetry }: PaletteNotesProps): ReactNode {
  useLocale();
  return notes.map(({ id, label, status }) => (
    <Note key={id}>
      {status === 'loading' ? (
        <>
          <Spinner size={16} label={t('areLoading', { label })} /> {t('loading', { label })}
        </>
      ) : (
        <>
          {t('failed', { label })}
          <Button size="small" variant="ghost" onPress={() => onRetry(id)} aria-label={t('retry', { label })}>
            {common('retry')}
          </Button>
        </>
      )}
    </Note>
  ));
});

/** The keys of the palette itself. */
export const PaletteKeys = memo(function PaletteKeys(): ReactNode {
  useLocale();
  return (
    <Footer aria-hidden="true">
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> {t('move')}
      </span>
      <span>
        <Kbd>
          <CornerDownLeft size={12} />
        </Kbd>{' '}
        {t('choose')}
      </span>
      <span>
        <Kbd>{t('escape')}</Kbd> {common('close')}
      </span>
    </Footer>
  );
});
