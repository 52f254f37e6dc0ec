import { GripVertical } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useMove } from 'react-aria/useMove';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { Button, Checkbox, Icon, Stack, Text, VisuallyHidden } from '../../primitives';
import { popoverStyles } from '../../primitives/overlayStyles';
import { color, radius, space } from '../../tokens';
import { FilterSegments } from '../FilterBar/FilterSegments';
import { moveBeside } from './layout';
import type { Column, TableDensity } from './types';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

export interface ColumnPanelProps {
  /** In the order shown, without the row header. */
  columns: ReadonlyArray<Pick<Column<never>, 'id' | 'header' | 'isAlwaysShown'>>;
  hidden: ReadonlySet<string>;
  density: TableDensity;
  onHiddenChange: (hidden: readonly string[]) => void;
  onOrderChange: (order: readonly string[]) => void;
  onDensityChange: (density: TableDensity) => void;
  onReset: () => void;
  /** The button that opens it. */
  trigger: ReactNode;
}

/** Height of a line in pixels: a dragged column moves by one for each. */
const LINE = 32;

const Surface = styled(Popover)`
  ${popoverStyles}
  width: 264px;
`;

const Body = styled(Dialog)`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  max-height: inherit;
  padding: ${space[3]};
  overflow: auto;
  outline: none;
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${LINE}px;
`;

const Handle = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.subtle};
  cursor: grab;
  touch-action: none;

  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  &:active {
    cursor: grabbing;
  }
`;

/** Moves its column by a line per drag of a line's height, and per arrow key. */
function MoveHandle({ label, onMove }: { label: string; onMove: (step: number) => void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const distance = useRef(0);
  const { moveProps } = useMove({
    onMoveStart: () => {
      distance.current = 0;
    },
    onMove: ({ pointerType, deltaY }) => {
      distance.current += pointerType === 'keyboard' ? deltaY * LINE : deltaY;
      const step = Math.trunc(distance.current / LINE);
      if (step === 0) return;
      distance.current -= step * LINE;
      flushSync(() => onMove(step));
      // The browser drops the focus of an element that moves in the document.
      button.current?.focus();
    },
  });
  return (
    <Handle ref={button} type="button" aria-label={label} {...moveProps}>
      <Icon icon={GripVertical} />
    </Handle>
  );
}

/** Which columns a table shows, their order and the height of rows. Loaded when it is opened. */
export default function ColumnPanel({
  columns,
  hidden,
  density,
  onHiddenChange,
  onOrderChange,
  onDensityChange,
  onReset,
  trigger,
}: ColumnPanelProps): ReactNode {
  useLocale();
  const [announcement, setAnnouncement] = useState('');
  const move = (index: number, step: number): void => {
    const target = Math.max(0, Math.min(index + step, columns.length - 1));
    const [column, other] = [columns[index], columns[target]];
    if (column === undefined || other === undefined || column === other) return;
    const ids = columns.map(({ id }) => id);
    onOrderChange(moveBeside(ids, column.id, other.id, step > 0 ? 'after' : 'before'));
    setAnnouncement(t('movedTo', { header: column.header, position: target + 1, count: columns.length }));
  };
  return (
    <DialogTrigger>
      {trigger}
      <Surface placement="bottom end">
        <Body aria-label={t('columns')}>
          <div>
            <Stack as="ul" data-gap={0} aria-label={t('columns')}>
              {columns.map(({ id, header, isAlwaysShown = false }, index) => (
                <Line key={id}>
                  <MoveHandle label={t('moveColumn', { header })} onMove={(step) => move(index, step)} />
                  <Checkbox
                    label={header}
                    isSelected={isAlwaysShown || !hidden.has(id)}
                    isDisabled={isAlwaysShown}
                    onChange={(isShown) => {
                      const rest = [...hidden].filter((one) => one !== id);
                      onHiddenChange(isShown ? rest : [...rest, id]);
                    }}
                  />
                </Line>
              ))}
            </Stack>
            <Text data-size="caption" data-tone="muted" data-above={1}>
              {t('reorderHint')}
            </Text>
          </div>
          <FilterSegments
            label={t('density')}
            isWide
            options={[
              { id: 'comfortable', label: t('comfortable') },
              { id: 'compact', label: t('compact') },
            ]}
            value={density}
            onChange={onDensityChange}
          />
          <Button size="small" variant="ghost" onPress={onReset}>
            {t('resetColumns')}
          </Button>
          <VisuallyHidden>
            <span role="status">{announcement}</span>
          </VisuallyHidden>
        </Body>
      </Surface>
    </DialogTrigger>
  );
}
