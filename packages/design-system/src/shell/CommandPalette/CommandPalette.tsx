import { CornerDownRight, Search } from 'lucide-react';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import { FieldInputContext, SelectableCollectionContext } from 'react-aria-components/Autocomplete';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Input, TextField } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { Dialog, Icon, KeyHint, Text, VisuallyHidden } from '../../primitives';
import { bareInput, controlFrame } from '../../primitives/Field/fieldStyles';
import { optionStyles } from '../../primitives/overlayStyles';
import { t as common } from '../../lib/common/text.en';
import { omitUndefined } from '../../lib/react/omitUndefined';
import type { MatchRange } from '../../lib/text/matchRanges';
import { color, space, text } from '../../tokens';
import { iconOf, type NavigationIcon } from '../navigation';
import { t } from './text.en';
import { keyOf } from '../../lib/keyOf';

export interface CommandPaletteRow {
  /** Unique among all rows. */
  readonly id: string;
  readonly label: string;
  readonly icon: NavigationIcon | 'act';
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

export interface CommandPaletteProps<Row extends CommandPaletteRow> {
  /** Finds what matches a text; called during rendering, so it is fast and has no effects. */
  find: (text: string) => readonly CommandPaletteGroup<Row>[];
  /** What it opens with. */
  given?: string | undefined;
  /** A row was chosen. A link navigates by itself as well. */
  onChoose: (row: Row) => void;
  onClose: () => void;
}

const Field = styled(TextField)`
  ${controlFrame}
  padding-inline-start: ${space[3]};
`;

const Box = styled(Input)`
  ${bareInput}
  padding-inline: ${space[2]};
`;

/** As high with one row as with many, so that the field does not move. */
const Results = styled.div`
  height: min(420px, 55dvh);
  margin-block-start: ${space[3]};
  overflow: auto;
  overscroll-behavior: contain;

  /* Enter takes the first row while none is focused. */
  [role='menu']:not(:has([data-focused])) > :first-child > header + * {
    background: ${color.hover};
  }
`;

const Heading = styled(Header)`
  padding: ${space[2]};
  ${text.caption}
  color: ${color.muted};
`;

const Item = styled(MenuItem)`
  ${optionStyles}

  > svg {
    flex: none;
    color: ${color.subtle};
  }
  /* Beside another text, the label has the room. */
  > :nth-child(2):not(:last-child) {
    flex: none;
    max-width: calc(100% - 104px);
  }
  > :last-child:not(:nth-child(2)) {
    margin-inline-start: auto;
  }
`;

/** A match is seen at the end of a long link, too: of what is before it a part is left out. */
const MAX_LEAD = 24;
const LEAD = 10;

/**
 * Highlights ranges of a text, which are sorted and do not overlap. Another highlight is another element: translators of
 * browsers move text nodes, which cannot be changed then.
 */
function Marked({ text: label, ranges }: { text: string; ranges: readonly MatchRange[] }): ReactNode {
  const first = ranges[0]?.start ?? 0;
  let at = first > MAX_LEAD ? first - LEAD : 0;
  const parts: ReactNode[] = at > 0 ? ['…'] : [];
  for (const { start, end } of ranges) {
    parts.push(label.slice(at, start), <mark key={start}>{label.slice(start, end)}</mark>);
    at = end;
  }
  const key = ranges.map(({ start, end }) => `${start}-${end}`).join(' ');
  return <bdi key={`${key} ${label}`}>{[...parts, label.slice(at)]}</bdi>;
}

function Row({ row, onAction }: { row: CommandPaletteRow; onAction: () => void }): ReactNode {
  const { id, label, icon, detail, href, keys, marks } = row;
  // What lists have, unlike pages and acts.
  const isSecret = /^(?:monitors|redirects|inputs):/.test(id) || undefined;
  return (
    <Item id={id} textValue={label} onAction={onAction} {...omitUndefined({ href })}>
      <Icon icon={icon === 'act' ? CornerDownRight : iconOf(icon)} />
      <Text as="span" data-long="ellipsis" data-secret={isSecret}>
        <Marked text={label} ranges={marks} />
      </Text>
      {detail !== undefined && (
        <Text as="span" data-tone="muted" data-long="ellipsis" data-secret={isSecret}>
          {detail}
        </Text>
      )}
      {/* The list of keys tells them to screen readers. */}
      {keys !== undefined && (
        <span aria-hidden="true">
          <KeyHint act={keys} />
        </span>
      )}
    </Item>
  );
}

/**
 * React Aria's Autocomplete: the field keeps the focus while its arrow keys move through the menu. Made of its hook and
 * contexts, because every text field imports the module of the component: the first page would load it.
 */
function Autocomplete(props: {
  text: string;
  onTextChange: (text: string) => void;
  children: ReactNode;
}): ReactNode {
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const menuRef = useRef<HTMLElement>(null);
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef, collectionRef: menuRef },
    { inputValue: props.text, setInputValue: props.onTextChange, focusedNodeId, setFocusedNodeId },
  );
  const { id, shouldUseVirtualFocus, disallowTypeAhead } = collectionProps;
  const menu = useMemo(
    () => ({ ...omitUndefined({ id }), shouldUseVirtualFocus, disallowTypeAhead, ref: collectionRef }),
    [id, shouldUseVirtualFocus, disallowTypeAhead, collectionRef],
  );
  return (
    <FieldInputContext value={{ ...inputProps, ref: inputRef }}>
      <SelectableCollectionContext value={menu}>{props.children}</SelectableCollectionContext>
    </FieldInputContext>
  );
}

/** Searches everything and acts on it, over any page. Open while it is mounted. */
export function CommandPalette<RowType extends CommandPaletteRow>({
  find,
  given = '',
  onChoose,
  onClose,
}: CommandPaletteProps<RowType>): ReactNode {
  const [typed, setTyped] = useState(given);
  const groups = useMemo(() => find(typed), [find, typed]);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);

  /** Enter takes the first row when none is focused, such as after Backspace. */
  function onKeyDownCapture(event: KeyboardEvent): void {
    if (keyOf(event) !== 'Enter') return;
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
    if (items.some((item) => item.dataset['focused'] !== undefined)) return;
    event.preventDefault();
    event.stopPropagation();
    items[0]?.click();
  }

  return (
    <Dialog isOpen onClose={onClose} title={common('search')}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- before React Aria passes the key on */}
      <div onKeyDownCapture={onKeyDownCapture}>
        <Autocomplete text={typed} onTextChange={setTyped}>
          <Field type="search" data-secret aria-label={common('search')} autoFocus>
            <Icon icon={Search} />
            <Box placeholder={t('placeholder')} autoComplete="off" spellCheck={false} enterKeyHint="go" />
          </Field>
          <Results role="group" aria-label={t('results')} tabIndex={0}>
            <Menu aria-label={t('results')}>
              {groups.map(({ id, heading, rows }) => (
                <MenuSection key={id} id={`group:${id}`}>
                  <Heading>{heading}</Heading>
                  {rows.map((row) => (
                    <Row key={row.id} row={row} onAction={() => onChoose(row)} />
                  ))}
                </MenuSection>
              ))}
            </Menu>
            {count === 0 && (
              <Text data-tone="muted" data-secret={typed !== '' || undefined}>
                {t('noMatches', { text: typed.trim() })}
              </Text>
            )}
          </Results>
        </Autocomplete>
      </div>
      <VisuallyHidden>
        <span role="status">{typed.trim() === '' ? '' : t('count', { count })}</span>
      </VisuallyHidden>
    </Dialog>
  );
}
