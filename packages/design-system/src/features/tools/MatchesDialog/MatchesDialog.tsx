import { useState, type ReactNode } from 'react';
import { Button, Dialog, Stack, Text, TextField } from '../../../primitives';
import { useLocale } from '../../../lib/react/useLocale';
import { ReadingPart } from './ReadingPart';
import { KnownRow, TakerRow } from './TakerRow';
import type { KnownItem, Reading, TakerItem } from './types';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

export interface MatchesDialogProps {
  isOpen: boolean;
  onClose: () => void;
  text: string;
  onTextChange: (text: string) => void;
  /** The redirects and keyword lists that take the text, in their order; all of them without one. */
  takers: readonly TakerItem[];
  /** The inputs that have the text as their link. */
  inputs: readonly KnownItem[];
  /** The taker that is opened, and what it takes of what is loaded. */
  opened: { readonly id: string; readonly taken: readonly KnownItem[] } | null;
  onToggle: (id: string | null) => void;
  /** The lists that are not loaded. */
  lists: Reading;
  onLoad: () => void;
  /** The monitors whose inputs and examples are compared. */
  scan: Reading;
  onScan: () => void;
  onScanStop: () => void;
  onScanRetry: () => void;
}

/** More are shown on request. */
const FIRST = 30;

/** Which redirects, keyword lists and inputs take a title, SKU or link by their text, and what each would take (specification 2.20). */
export function MatchesDialog({
  isOpen,
  onClose,
  text,
  onTextChange,
  takers,
  inputs,
  opened,
  onToggle,
  lists,
  onLoad,
  scan,
  onScan,
  onScanStop,
  onScanRetry,
}: MatchesDialogProps): ReactNode {
  useLocale();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? takers : takers.slice(0, FIRST);
  const isSearched = text.trim() !== '';
  const read = scan.progress === null ? 0 : scan.progress.done - scan.progress.failed.length;
  const isScanned = scan.progress?.isRunning === false && scan.progress.failed.length === 0 && read > 0;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      description={t('description')}
      footer={
        <Button variant="ghost" onPress={onClose}>
          {common('close')}
        </Button>
      }
    >
      <Stack data-gap={5}>
        <TextField
          label={t('text')}
          description={t('textHint')}
          value={text}
          onChange={onTextChange}
          autoFocus
        />
        {lists.total > 0 && (
          <ReadingPart
            reading={lists}
            title={t('loadTitle')}
            action={t('load')}
            label={t('loading')}
            onStart={onLoad}
            onRetry={onLoad}
          />
        )}
        {scan.total > 0 && !isScanned && (
          <ReadingPart
            reading={scan}
            title={t('scanTitle')}
            action={t('scan', { count: scan.total })}
            label={t('scanning', { count: scan.total })}
            onStart={onScan}
            onStop={onScanStop}
            onRetry={onScanRetry}
          />
        )}
        {takers.length > 0 && (
          <section>
            <Text as="h3" data-size="body" data-bold>
              {t('takers', { count: takers.length })}
            </Text>
            <Text data-size="small" data-tone="muted" data-below={2}>
              {t('order')}
            </Text>
            <Stack as="ol" data-gap={0}>
              {shown.map((taker) => (
                <TakerRow
                  key={taker.id}
                  taker={taker}
                  text={text}
                  taken={opened?.id === taker.id ? opened.taken : undefined}
                  onToggle={() => onToggle(opened?.id === taker.id ? null : taker.id)}
                  onLeave={onClose}
                />
              ))}
            </Stack>
            {shown.length < takers.length && (
              <Button size="small" onPress={() => setWhole(true)}>
                {t('showAll', { count: takers.length })}
              </Button>
            )}
          </section>
        )}
        {takers.length === 0 && isSearched && lists.total === 0 && <Text role="status">{t('noTakers')}</Text>}
        {inputs.length > 0 && (
          <section>
            <Text as="h3" data-size="body" data-bold data-below={2}>
              {t('inputs', { count: inputs.length })}
            </Text>
            <Stack as="ul" data-gap={1}>
              {inputs.map((known) => (
                <KnownRow key={known.id} known={known} onLeave={onClose} />
              ))}
            </Stack>
          </section>
        )}
        {isScanned && (
          <Text data-size="small" data-tone="muted">
            {t('scanned', { count: read })}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
