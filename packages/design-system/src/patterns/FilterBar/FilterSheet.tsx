import { useEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useLatestCallback } from '../../internal/useLatestCallback';
import { Button } from '../../primitives/Button/Button';
import DialogSheet from '../../primitives/Dialog/DialogSheet';
import { space } from '../../tokens';
import { Choice, Label } from './Choice';
import { FilterChoicesContext, type FilterChoicesProps } from './filterChoices';
import type { FilterSheetProps } from './types';
import { ColumnChoices, SortChoices } from './ViewChoices';

const Groups = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > * {
    flex: 1;
  }
`;

function FilterChoices({ label, options, value, onChange }: FilterChoicesProps): ReactNode {
  const id = useId();
  return (
    <div>
      <Label id={id}>{label}</Label>
      <Choice
        labelledBy={id}
        options={options}
        chosen={[value]}
        onChange={([next]) => next !== undefined && onChange(next)}
      />
    </div>
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
  const { title, isOpen, onClose, filters, actions, view, count, isFiltered, onClear } = props;
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
              Clear filters
            </Button>
          )}
          <Button ref={done} variant="primary" onPress={onClose}>
            {count === undefined ? 'Done' : `Show ${count.replace(/ of [\d,]+/, '')}`}
          </Button>
        </>
      }
    >
      <Groups>
        <FilterChoicesContext value={FilterChoices}>{filters}</FilterChoicesContext>
        {view && <SortChoices {...view} />}
        {view && <ColumnChoices {...view} />}
        {actions && <Actions>{actions}</Actions>}
      </Groups>
    </DialogSheet>
  );
}
