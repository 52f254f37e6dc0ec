import { Search, X } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon, IconButton, Row, VisuallyHidden } from '../../primitives';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import { PaletteKeys, PaletteNotes } from './PaletteFoot';
import { PaletteRows } from './PaletteRows';
import { Bar, Box, Empty, Field, OnPhones, Results } from './paletteStyles';
import type { CommandPaletteProps, CommandPaletteRow } from './types';
import { VirtualFocus } from './VirtualFocus';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

/** The field shows a key at once; the results follow in a deferred update. */
export function PaletteContent<Row extends CommandPaletteRow>({
  find,
  initialText = '',
  notes,
  onChoose,
  onRetry,
  onClose,
}: CommandPaletteProps<Row>): ReactNode {
  useLocale();
  const results = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(initialText);
  const deferred = useDeferredValue(typed);
  // What Enter is pressed on is not deferred.
  const [entered, setEntered] = useState<string | null>(null);
  const searched = entered === typed ? typed : deferred;

  const groups = useMemo(() => find(searched), [find, searched]);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const isLoading = notes.some(({ status }) => status === 'loading');
  const text = searched.trim();

  const choose = useLatestCallback((id: string) => {
    const row = groups.flatMap(({ rows }) => rows).find((one) => one.id === id);
    if (row !== undefined) onChoose(row);
  });
  const retry = useLatestCallback(onRetry);

  /** Takes the first row when none is focused, or when the shown rows belong to an earlier text. */
  function onEnter(event: KeyboardEvent): void {
    const isCurrent = searched === typed;
    if (isCurrent && results.current?.querySelector('[data-focused]')) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isCurrent) flushSync(() => setEntered(typed));
    first.current?.click();
  }

  /** Before React Aria, which passes keys on to the list. */
  function onKeyDownCapture(event: KeyboardEvent): void {
    if (!event.nativeEvent.isComposing && event.key === 'Enter') onEnter(event);
  }

  return (
    <>
      <VirtualFocus text={typed} onTextChange={setTyped}>
        <Bar>
          <Icon icon={Search} />
          <Row data-gap={0} data-align="stretch" data-grows onKeyDownCapture={onKeyDownCapture}>
            <Field type="search" data-secret aria-label={common('search')} autoFocus>
              <Box placeholder={t('placeholder')} autoComplete="off" spellCheck={false} enterKeyHint="go" />
            </Field>
          </Row>
          <OnPhones>
            <IconButton
              label={common('close')}
              icon={<Icon icon={X} size={20} />}
              onPress={onClose}
              tooltipPlacement="bottom"
            />
          </OnPhones>
        </Bar>
        <Results ref={results} role="group" aria-label={t('results')} tabIndex={0}>
          <PaletteRows groups={groups} onChoose={choose} firstRef={first} />
          {count === 0 && !isLoading && (
            <Empty data-secret={text !== '' || undefined}>
              {text === '' ? t('empty') : t('noMatches', { text })}
            </Empty>
          )}
          <PaletteNotes notes={notes} onRetry={retry} />
        </Results>
      </VirtualFocus>
      <VisuallyHidden>
        <span role="status">{text === '' ? '' : t('count', { count })}</span>
      </VisuallyHidden>
      <PaletteKeys />
    </>
  );
}
