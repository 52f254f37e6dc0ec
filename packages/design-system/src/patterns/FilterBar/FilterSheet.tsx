import { useEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Pills, Stack, Text, type PillsProps } from '../../primitives';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import DialogSheet from '../../primitives/Dialog/DialogSheet';
import { space } from '../../tokens';
import type { Filter, FilterSheetProps, TableView } from './FilterBar';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

/** Choices under a heading, which names them, and further ones below. */
function Choices({
  label,
  children,
  ...pills
}: Omit<PillsProps, 'labelledBy'> & {
  label: string;
  children?: (id: string) => ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <div>
      <Text as="h3" data-size="label" data-tone="muted" data-below={2} id={id}>
        {label}
      </Text>
      <Pills labelledBy={id} {...pills} />
      {children?.(id)}
    </div>
  );
}

/** The options of a filter; of one whose options hold together, each is switched. */
function FilterChoices({ label, options, value, onChange }: Filter): ReactNode {
  const isMultiple = typeof value !== 'string';
  const chosen = isMultiple ? value : [value];
  return (
    <Choices
      label={label}
      options={options}
      chosen={chosen}
      isMultiple={isMultiple}
      onChange={(next) => {
        const pressed = options.find(({ id }) => next.includes(id) !== (isMultiple && chosen.includes(id)));
        if (pressed) onChange(pressed.id);
      }}
    />
  );
}

const directions = ['ascending', 'descending'] as const;

/** The option for the order of the rows, among the columns to sort by. */
const UNSORTED = ' unsorted';

const optionsOf = (columns: TableView['columns']) => columns.map(({ id, header }) => ({ id, label: header }));

/** Chooses the column and direction that a table is sorted by. */
function SortChoices({ columns, sort, onSort, canUnsort }: TableView): ReactNode {
  const options = optionsOf(columns.filter(({ sortValue }) => sortValue));
  if (options.length === 0) return null;
  const { direction = 'ascending' } = sort ?? {};
  return (
    <Choices
      label={t('sortBy')}
      options={canUnsort ? [{ id: UNSORTED, label: t('default') }, ...options] : options}
      chosen={[sort?.column ?? UNSORTED]}
      onChange={([column]) => {
        if (column !== undefined) onSort(column === UNSORTED ? null : { column, direction });
      }}
    >
      {(id) => (
        <Pills
          labelledBy={id}
          options={directions.map((one) => ({ id: one, label: t(one) }))}
          chosen={sort ? [direction] : []}
          isDisabled={sort === null}
          onChange={([next]) => {
            const chosen = directions.find((one) => one === next);
            if (sort && chosen) onSort({ column: sort.column, direction: chosen });
          }}
        />
      )}
    </Choices>
  );
}

/** Chooses the columns of a table. */
function ColumnChoices({ columns, hidden, onHiddenChange }: TableView): ReactNode {
  if (!onHiddenChange) return null;
  const options = optionsOf(
    columns.filter(({ isRowHeader, isAlwaysShown }) => !isRowHeader && !isAlwaysShown),
  );
  const idsExcept = (isLeftOut: (id: string) => boolean): string[] =>
    options.flatMap(({ id }) => (isLeftOut(id) ? [] : [id]));
  return (
    <Choices
      label={t('columns')}
      options={options}
      chosen={idsExcept((id) => hidden.has(id))}
      isMultiple
      onChange={(shown) => onHiddenChange(idsExcept((id) => shown.includes(id)))}
    />
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > * {
    flex: 1;
  }
`;

/** Not in TypeScript's library yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/** Closes the sheet on a phone's Back button, in browsers with CloseWatcher. */
function useBackButton(onClose: () => void): void {
  const close = useLatestCallback(onClose);
  useEffect(() => {
    if (!('CloseWatcher' in window)) return undefined;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', close);
    return () => watcher.destroy();
  }, [close]);
}

/** The bar of a list on a phone, without its search; loaded when opened. */
export default function FilterSheet(props: FilterSheetProps): ReactNode {
  const { title, onClose, filters, actions, menu, view, count, shown, isFiltered, onClear } = props;
  const done = useRef<HTMLButtonElement>(null);
  useBackButton(onClose);
  return (
    <DialogSheet
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          {filters && onClear && (
            <Button
              variant="ghost"
              isDisabled={isFiltered !== true}
              onPress={() => {
                onClear();
                // The pressed button is disabled now and would lose the focus.
                done.current?.focus();
              }}
            >
              {common('clearFilters')}
            </Button>
          )}
          <Button ref={done} variant="primary" onPress={onClose}>
            {count === undefined ? common('done') : t('show', { items: shown ?? count })}
          </Button>
        </>
      }
    >
      <Stack data-gap={5}>
        {filters?.map((filter) => (
          <FilterChoices key={filter.label} {...filter} />
        ))}
        {view && <SortChoices {...view} />}
        {view && <ColumnChoices {...view} />}
        {actions && <Actions>{actions}</Actions>}
        {menu?.map(({ id, heading, items }) => (
          <div key={id}>
            {heading !== undefined && (
              <Text as="h3" data-size="label" data-tone="muted" data-below={2}>
                {heading}
              </Text>
            )}
            <Actions>
              {items.map(({ id: itemId, label, tone, isDisabled, run }) => (
                <Button
                  key={itemId}
                  variant={tone === 'danger' ? 'dangerGhost' : 'secondary'}
                  isDisabled={isDisabled}
                  onPress={() => {
                    onClose();
                    run();
                  }}
                >
                  {label}
                </Button>
              ))}
            </Actions>
          </div>
        ))}
      </Stack>
    </DialogSheet>
  );
}
