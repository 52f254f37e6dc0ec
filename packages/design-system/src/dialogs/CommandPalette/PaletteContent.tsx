import { Search, X } from 'lucide-react';
import {
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { useCounts } from '../../internal/formatCount';
import { useLatestCallback } from '../../internal/useLatestCallback';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { PaletteKeys, PaletteNotes } from './PaletteFoot';
import { PaletteRows } from './PaletteRows';
import { Bar, Box, Crumb, Empty, Field, FieldSlot, Hint, OnPhones, Results } from './paletteStyles';
import type { CommandPaletteProps, CommandPaletteRow } from './types';
import { VirtualFocus } from './VirtualFocus';

/** A text, and the sub-page that it was typed in. */
interface Typed {
  readonly text: string;
  readonly depth: number;
}

/** The field shows a key at once; the results follow in a deferred update. */
export function PaletteContent<Row extends CommandPaletteRow>({
  find,
  initialText = '',
  crumbs,
  placeholder,
  notes,
  onChoose,
  onBack,
  onRetry,
  onClose,
}: CommandPaletteProps<Row>): ReactNode {
  const { countOf } = useCounts();
  const results = useRef<HTMLDivElement>(null);
  const depth = crumbs.length;
  const [typed, setTyped] = useState<Typed>({ text: initialText, depth });
  // A sub-page begins with an empty field.
  if (typed.depth !== depth) setTyped({ text: '', depth });
  const deferred = useDeferredValue(typed);
  // What Enter is pressed on is not deferred.
  const [entered, setEntered] = useState<Typed | null>(null);
  const searched = entered === typed || deferred.depth !== depth ? typed : deferred;

  const { groups, hint } = useMemo(() => find(searched.text), [find, searched.text]);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const isLoading = notes.some(({ status }) => status === 'loading');
  const text = searched.text.trim();

  const choose = useLatestCallback((id: string) => {
    const row = groups.flatMap(({ rows }) => rows).find((one) => one.id === id);
    if (row !== undefined) onChoose(row);
  });
  const retry = useLatestCallback(onRetry);
  const onTextChange = useCallback((next: string) => setTyped({ text: next, depth }), [depth]);

  /** Takes the first row when none is focused, or when the shown rows belong to an earlier text. */
  function onEnter(event: KeyboardEvent): void {
    const isCurrent = searched === typed;
    if (isCurrent && results.current?.querySelector('[data-focused]')) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isCurrent) flushSync(() => setEntered(typed));
    results.current?.querySelector<HTMLElement>('[data-first]')?.click();
  }

  /** Before React Aria, which passes keys on to the list. */
  function onKeyDownCapture(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onEnter(event);
    const isBack = event.key === 'Escape' || (event.key === 'Backspace' && typed.text === '');
    if (!isBack || depth === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onBack();
  }

  return (
    <>
      <VirtualFocus text={typed.text} onTextChange={onTextChange}>
        <Bar>
          <Icon icon={Search} />
          {crumbs.map((crumb) => (
            <Crumb key={crumb}>{crumb}</Crumb>
          ))}
          <FieldSlot onKeyDownCapture={onKeyDownCapture}>
            <Field type="search" aria-label={depth === 0 ? 'Search' : crumbs.join(', ')} autoFocus>
              <Box placeholder={placeholder} autoComplete="off" spellCheck={false} enterKeyHint="go" />
              {hint !== null && searched === typed && (
                <Hint aria-hidden="true">
                  <span>{typed.text}</span>
                  <span>{`  ${hint}`}</span>
                </Hint>
              )}
            </Field>
          </FieldSlot>
          <OnPhones>
            <IconButton
              label="Close"
              icon={<Icon icon={X} size={20} />}
              onPress={onClose}
              tooltipPlacement="bottom"
            />
          </OnPhones>
        </Bar>
        <Results ref={results} role="group" aria-label="Results" tabIndex={0}>
          <PaletteRows groups={groups} onChoose={choose} />
          {count === 0 && !isLoading && (
            <Empty>{text === '' ? 'Nothing here yet' : `Nothing matches “${text}”`}</Empty>
          )}
          <PaletteNotes notes={notes} onRetry={retry} />
        </Results>
      </VirtualFocus>
      <VisuallyHidden>
        <span role="status">{text === '' ? '' : countOf(count, 'result')}</span>
      </VisuallyHidden>
      <PaletteKeys isSubPage={depth > 0} />
    </>
  );
}
