import { CornerDownLeft, Search, X } from 'lucide-react';
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
import { countOf } from '../../internal/formatCount';
import { useLatestCallback } from '../../internal/useLatestCallback';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Kbd } from '../../primitives/Kbd/Kbd';
import { Spinner } from '../../primitives/Spinner/Spinner';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { PaletteRows } from './PaletteRows';
import {
  Backdrop,
  Bar,
  Box,
  Crumb,
  Empty,
  Field,
  Footer,
  Hint,
  Note,
  OnPhones,
  Panel,
  Results,
  Root,
} from './paletteStyles';
import type { CommandPaletteProps, CommandPaletteRow } from './types';
import { VirtualFocus } from './VirtualFocus';

export type {
  CommandPaletteGroup,
  CommandPaletteNote,
  CommandPaletteProps,
  CommandPaletteResults,
  CommandPaletteRow,
} from './types';

/** A text, and the sub-page that it was typed in. */
interface Typed {
  readonly text: string;
  readonly depth: number;
}

/**
 * Searches everything and acts on it, over any page. The field shows a key at once, and the results follow in a deferred
 * update.
 */
export function CommandPalette<Row extends CommandPaletteRow>({
  find,
  crumbs,
  placeholder,
  notes,
  onChoose,
  onBack,
  onRetry,
  onClose,
}: CommandPaletteProps<Row>): ReactNode {
  const results = useRef<HTMLDivElement>(null);
  const depth = crumbs.length;
  const [typed, setTyped] = useState<Typed>({ text: '', depth });
  // A sub-page begins with an empty field.
  if (typed.depth !== depth) setTyped({ text: '', depth });
  const deferred = useDeferredValue(typed);
  // What Enter is pressed on is not deferred.
  const [entered, setEntered] = useState<Typed | null>(null);
  const searched = entered === typed || deferred.depth !== depth ? typed : deferred;

  const { groups, hint } = useMemo(() => find(searched.text), [find, searched.text]);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const isLoading = notes.some(({ status }) => status === 'loading');

  const choose = useLatestCallback((id: string) => {
    const row = groups.flatMap(({ rows }) => rows).find((one) => one.id === id);
    if (row !== undefined) onChoose(row);
  });
  const onTextChange = useCallback((text: string) => setTyped({ text, depth }), [depth]);
  const onRowChoose = useCallback((id: string) => choose(id), [choose]);

  /** Takes the first row when none is focused, or when the shown rows belong to an earlier text. */
  function onEnter(event: KeyboardEvent): void {
    const isCurrent = searched === typed;
    if (isCurrent && results.current?.querySelector('[data-focused]')) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isCurrent) flushSync(() => setEntered(typed));
    results.current?.querySelector<HTMLElement>('[data-first]')?.click();
  }

  /** Before Autocomplete, which passes keys on to the list. */
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
    <Backdrop
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Panel>
        <Root aria-label="Search">
          <VirtualFocus text={typed.text} onTextChange={onTextChange}>
            <Bar onKeyDownCapture={onKeyDownCapture}>
              <Icon icon={Search} />
              {crumbs.map((crumb) => (
                <Crumb key={crumb}>{crumb}</Crumb>
              ))}
              <Field type="search" aria-label={depth === 0 ? 'Search' : crumbs.join(', ')} autoFocus>
                <Box placeholder={placeholder} autoComplete="off" spellCheck={false} enterKeyHint="go" />
                {hint !== null && searched === typed && (
                  <Hint aria-hidden="true">
                    <span>{typed.text}</span>
                    <span>{`  ${hint}`}</span>
                  </Hint>
                )}
              </Field>
              <OnPhones>
                <IconButton
                  label="Close"
                  icon={<Icon icon={X} size={20} />}
                  onPress={() => onClose()}
                  tooltipPlacement="bottom"
                />
              </OnPhones>
            </Bar>
            <Results ref={results} role="group" aria-label="Results" tabIndex={0}>
              <PaletteRows groups={groups} onChoose={onRowChoose} />
              {count === 0 && !isLoading && (
                <Empty>
                  {searched.text.trim() === ''
                    ? 'Nothing here yet'
                    : `Nothing matches “${searched.text.trim()}”`}
                </Empty>
              )}
              {notes.map(({ id, label, status }) => (
                <Note key={id}>
                  {status === 'loading' ? (
                    <>
                      <Spinner size={16} label={`${label} are loading`} /> {label} are loading…
                    </>
                  ) : (
                    <>
                      {label} could not be loaded
                      <Button
                        size="small"
                        variant="ghost"
                        onPress={() => onRetry(id)}
                        aria-label={`Retry ${label}`}
                      >
                        Retry
                      </Button>
                    </>
                  )}
                </Note>
              ))}
            </Results>
          </VirtualFocus>
          <VisuallyHidden>
            <span role="status">{searched.text.trim() === '' ? '' : countOf(count, 'result')}</span>
          </VisuallyHidden>
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
              <Kbd>Esc</Kbd> {depth === 0 ? 'Close' : 'Back'}
            </span>
          </Footer>
        </Root>
      </Panel>
    </Backdrop>
  );
}
