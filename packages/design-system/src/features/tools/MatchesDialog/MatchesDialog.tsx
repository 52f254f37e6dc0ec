import { formatList } from '@dropdeck/text';
import { useState, type ReactNode } from 'react';
import { counted } from '../../../lib/nouns/noun';
import { Button, Dialog, Stack, Text, TextField } from '../../../primitives';
import { useLocale } from '../../../lib/react/useLocale';
import { ReadingPart } from './ReadingPart';
import { KnownRow, TakerRow } from './TakerRow';
import type { Compared, KnownItem, Reading, TakenItem, TakerItem } from './types';
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
  opened: { readonly id: string; readonly taken: readonly TakenItem[] } | null;
  onToggle: (id: string | null) => void;
  /** The takers are those that the dialog was opened for, so that no text is asked for. */
  isAsked: boolean;
  /** Shows all of them, and asks for a text. */
  onAll: () => void;
  compared: Compared;
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

function comparedText({ redirects, keywordLists, known, monitors }: Compared): string {
  const lists = [
    ...(redirects === null ? [] : [counted('redirects', redirects)]),
    ...(keywordLists === null ? [] : [counted('keywordLists', keywordLists)]),
  ];
  if (monitors > 0) lists.push(t('comparedKnown', { count: known, monitors }));
  return lists.length === 0 ? t('nothingCompared') : t('compared', { items: formatList(lists, 'and') });
}

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
  isAsked,
  onAll,
  compared,
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
  const isSearched = !isAsked && text.trim() !== '';
  const isAlone = isAsked && takers.length === 1;
  const isUnread = compared.monitors === 0;
  const hasLists = compared.redirects !== null || compared.keywordLists !== null;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isAsked ? t('titleAsked', { count: takers.length }) : t('title')}
      description={t('description')}
      footer={
        <>
          {isAsked && <Button onPress={onAll}>{t('all')}</Button>}
          <Button variant="ghost" onPress={onClose}>
            {common('close')}
          </Button>
        </>
      }
    >
      <Stack data-gap={5}>
        {!isAsked && (
          <TextField
            label={t('text')}
            description={t('textHint')}
            value={text}
            onChange={onTextChange}
            autoFocus
          />
        )}
        {takers.length > 0 && (
          <section>
            {!isAsked && (
              <>
                <Text as="h3" data-size="body" data-bold>
                  {t('takers', { count: takers.length })}
                </Text>
                <Text data-size="small" data-tone="muted" data-below={2}>
                  {t('order')}
                </Text>
              </>
            )}
            <Stack as="ol" data-gap={0}>
              {shown.map((taker) => (
                <TakerRow
                  key={taker.id}
                  taker={taker}
                  text={isAsked ? '' : text}
                  taken={opened?.id === taker.id && !(isAlone && isUnread) ? opened.taken : undefined}
                  onToggle={isAlone ? undefined : () => onToggle(opened?.id === taker.id ? null : taker.id)}
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
        {inputs.length > 0 && (
          <section>
            <Text as="h3" data-size="body" data-bold data-below={2}>
              {t('inputs', { count: inputs.length })}
            </Text>
            <Stack as="ul" data-gap={2}>
              {inputs.map((known) => (
                <KnownRow key={known.id} known={known} onLeave={onClose} />
              ))}
            </Stack>
          </section>
        )}
        <Stack data-gap={1} role="status">
          {isSearched && hasLists && takers.length === 0 && (
            <Text>{t(lists.total === 0 ? 'noTakers' : 'noTakersYet')}</Text>
          )}
          {isSearched && !isUnread && takers.length === 0 && inputs.length === 0 && (
            <Text>{t('noInputs')}</Text>
          )}
          <Text data-size="small" data-tone="muted">
            {comparedText(isAsked ? { ...compared, redirects: null, keywordLists: null } : compared)}
          </Text>
        </Stack>
        {lists.total > 0 && (
          <ReadingPart
            reading={lists}
            title={t(isAsked ? 'loadMonitorsTitle' : 'loadTitle')}
            action={t('load')}
            label={t('loading')}
            onStart={onLoad}
            onRetry={onLoad}
          />
        )}
        {(scan.total > 0 || scan.progress?.isRunning === true) && (
          <ReadingPart
            reading={scan}
            title={t('scanTitle', { count: scan.total })}
            action={t('scan', { count: scan.total })}
            label={t('scanning', { count: scan.progress?.total ?? scan.total })}
            onStart={onScan}
            onStop={onScanStop}
            onRetry={onScanRetry}
          />
        )}
      </Stack>
    </Dialog>
  );
}
