import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { inAria } from '../../lib/react/inAria';
import { Checkbox, Stack } from '../../primitives';
import { popoverStyles } from '../../primitives/overlayStyles';
import { space } from '../../tokens';
import type { TableView } from '../FilterBar/FilterBar';
import { rowHeaderOf } from './useColumns';
import { t } from './text.en';

export interface ColumnPanelProps {
  view: TableView;
  /** The button that opens it. */
  triggerRef: RefObject<Element | null>;
  onClose: () => void;
}

const Surface = styled(Popover)`
  ${popoverStyles}
  width: 264px;
`;

const Body = styled(Dialog)`
  max-height: inherit;
  padding: ${space[3]};
  overflow: auto;
  outline: none;
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  min-height: 32px;
`;

/** Which columns a table shows; the row header always. Loaded when it is opened. */
function ColumnPanel({
  view: { columns, hidden, onHiddenChange },
  triggerRef,
  onClose,
}: ColumnPanelProps): ReactNode {
  const name = rowHeaderOf(columns);
  const hideable = columns.filter((column) => column !== name);
  return (
    <Surface
      isOpen
      triggerRef={triggerRef}
      placement="bottom end"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Body aria-label={t('columns')}>
        <Stack as="ul" data-gap={0} aria-label={t('columns')}>
          {hideable.map(({ id, header, isAlwaysShown = false }) => (
            <Line key={id}>
              <Checkbox
                label={header}
                isSelected={isAlwaysShown || !hidden.has(id)}
                isDisabled={isAlwaysShown}
                onChange={(isShown) => {
                  const rest = [...hidden].filter((one) => one !== id);
                  onHiddenChange?.(isShown ? rest : [...rest, id]);
                }}
              />
            </Line>
          ))}
        </Stack>
      </Body>
    </Surface>
  );
}

export default inAria(ColumnPanel);
