import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button';
import DialogSheet from '../../primitives/Dialog/DialogSheet';
import { space } from '../../tokens';
import { Choice, Label } from '../FilterBar/Choice';
import type { View } from './types';
import type { ViewActionGroup } from './viewActions';

const Groups = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
`;

export interface ViewSheetProps {
  /** In order. */
  views: readonly View[];
  selected: View | null;
  actions: readonly ViewActionGroup[];
  /** Undefined while the list shows a view. */
  onSave: (() => void) | undefined;
  onSelect: (id: string) => void;
  onClose: () => void;
}

/** The views of a list on a phone, with what can be done with the selected one; loaded when opened. */
export default function ViewSheet({
  views,
  selected,
  actions,
  onSave,
  onSelect,
  onClose,
}: ViewSheetProps): ReactNode {
  const id = useId();
  const items = actions.flatMap((group) => group.items);
  const closeAnd = (act: () => void) => (): void => {
    onClose();
    act();
  };
  return (
    <DialogSheet
      isOpen
      onClose={onClose}
      title="Views"
      footer={
        onSave && (
          <Button variant="primary" onPress={closeAnd(onSave)}>
            Save view
          </Button>
        )
      }
    >
      <Groups>
        <div>
          <Label id={id}>Show</Label>
          <Choice
            labelledBy={id}
            options={views.map(({ id: viewId, name, isDefault }) => ({
              id: viewId,
              label: isDefault ? `${name} (default)` : name,
            }))}
            chosen={selected === null ? [] : [selected.id]}
            onChange={([chosen]) => {
              const next = chosen ?? selected?.id;
              if (next !== undefined) closeAnd(() => onSelect(next))();
            }}
          />
        </div>
        {selected !== null && (
          <div>
            <Label>{selected.name}</Label>
            <Actions>
              {items.map(({ id: actionId, label, tone, isDisabled, run }) => (
                <Button
                  key={actionId}
                  variant={tone === 'danger' ? 'dangerGhost' : 'secondary'}
                  isDisabled={isDisabled}
                  onPress={closeAnd(run)}
                >
                  {label}
                </Button>
              ))}
            </Actions>
          </div>
        )}
      </Groups>
    </DialogSheet>
  );
}
