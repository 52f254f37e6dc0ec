import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Stack, Text } from '../../primitives';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import DialogSheet from '../../primitives/Dialog/DialogSheet';
import { space } from '../../tokens';
import { Choice, Choices } from './Choice';
import { FilterChoicesContext, type FilterChoicesProps } from './filterChoices';
import type { FilterSheetProps } from './types';
import { ColumnChoices, SortChoices } from './ViewChoices';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > * {
    flex: 1;
  }
`;

function FilterChoices({ label, options, value, onChange }: FilterChoicesProps): ReactNode {
  return (
    <Choices label={label}>
      {(id) => (
        <Choice
          labelledBy={id}
          options={options}
          chosen={[value]}
          onChange={([next]) => next !== undefined && onChange(next)}
        />
      )}
    </Choices>
  );
}

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
        <FilterChoicesContext value={FilterChoices}>{filters}</FilterChoicesContext>
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
