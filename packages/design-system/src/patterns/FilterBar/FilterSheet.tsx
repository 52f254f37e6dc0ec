import { useEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Pills, Stack, Text } from '../../primitives';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import DialogSheet from '../../primitives/Dialog/DialogSheet';
import { space } from '../../tokens';
import type { Filter } from './FilterSelect';
import type { FilterSheetProps, TableView } from './types';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import type { SortOrder } from '../DataTable/types';

/** Choices under a heading, which names them. */
function Choices({ label, children }: { label: string; children: (id: string) => ReactNode }): ReactNode {
  const id = useId();
  return (
    <div>
      <Text as="h3" data-size="label" data-tone="muted" data-below={2} id={id}>
        {label}
      </Text>
      {children(id)}
    </div>
  );
}

/** The options of a filter; of one whose options hold together, each is switched. */
function FilterPills({
  value,
  onChange,
  ...pills
}: Pick<Filter, 'value' | 'onChange' | 'options'> & { labelledBy: string }): ReactNode {
  const isMultiple = typeof value !== 'string';
  const chosen = isMultiple ? value : [value];
  return (
    <Pills
      {...pills}
      chosen={chosen}
      isMultiple={isMultiple}
      onChange={(next) => {
        const pressed = pills.options.find(
          ({ id }) => next.includes(id) !== (isMultiple && chosen.includes(id)),
        );
        if (pressed) onChange(pressed.id);
      }}
    />
  );
}

const directions = ['ascending', 'descending'] as const;

/** The option for the order of the rows, among the columns to sort by. */
const UNSORTED = ' unsorted';

/** Chooses the column and direction that a table is sorted by. */
function SortChoices({ columns, sort, onSort, onUnsort }: TableView): ReactNode {
  const options = columns.flatMap((column) =>
    column.sortValue ? [{ id: column.id, label: column.header }] : [],
  );
  if (options.length === 0) return null;
  const direction: SortOrder['direction'] = sort?.direction ?? 'ascending';
  return (
    <Choices label={t('sortBy')}>
      {(id) => (
        <>
          <Pills
            labelledBy={id}
            options={onUnsort ? [{ id: UNSORTED, label: t('default') }, ...options] : options}
            chosen={[sort?.column ?? UNSORTED]}
            onChange={([column]) => {
              if (column === UNSORTED) onUnsort?.();
              else if (column !== undefined) onSort({ column, direction });
            }}
          />
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
        </>
      )}
    </Choices>
  );
}

/** Chooses the columns of a table. */
function ColumnChoices({ columns, hidden, onHiddenChange }: TableView): ReactNode {
  if (!onHiddenChange) return null;
  const options = columns.flatMap((column) =>
    column.isRowHeader || column.isAlwaysShown ? [] : [{ id: column.id, label: column.header }],
  );
  return (
    <Choices label={t('columns')}>
      {(id) => (
        <Pills
          labelledBy={id}
          options={options}
          chosen={options.flatMap((option) => (hidden.has(option.id) ? [] : [option.id]))}
          isMultiple
          onChange={(shown) =>
            onHiddenChange(
              new Set(options.flatMap((option) => (shown.includes(option.id) ? [] : [option.id]))),
            )
          }
        />
      )}
    </Choices>
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
  const { title, isOpen, onClose, filters, actions, menu, view, count, shown, isFiltered, onClear } = props;
  const done = useRef<HTMLButtonElement>(null);
  useBackButton(onClose);
  return (
    <DialogSheet
      isOpen={isOpen}
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
        {filters?.map(({ label, options, value, onChange }) => (
          <Choices key={label} label={label}>
            {(id) => <FilterPills labelledBy={id} options={options} value={value} onChange={onChange} />}
          </Choices>
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
