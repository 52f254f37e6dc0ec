import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { popoverStyles } from '../overlayStyles';
import { space } from '../../tokens';
import { Skeleton } from '../Skeleton/Skeleton';
import type { ColorPickerPanelProps } from './ColorPickerPanel';

const panel = createLazyComponent<ColorPickerPanelProps>(() => import('./ColorPickerPanel'));

const Surface = styled(Popover)`
  ${popoverStyles}
  padding: ${space[3]};
`;

const Body = styled(Dialog)`
  outline: none;
`;

const Waiting = styled.div`
  width: 224px;
`;

export interface ColorPopoverProps {
  id: string;
  label: string;
  /** The swatch that it is anchored to. */
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The color as `#rrggbb`. */
  value: string;
  onChange: (hex: string) => void;
}

/** The popover of ColorField, loaded lazily; the picker is loaded after it. */
export default function ColorPopover({
  id,
  label,
  triggerRef,
  isOpen,
  onOpenChange,
  value,
  onChange,
}: ColorPopoverProps): ReactNode {
  return (
    <Surface
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom start"
      offset={8}
    >
      <Body id={id} aria-label={label}>
        <Lazy
          component={panel}
          props={{ value, onChange }}
          fallback={
            <Waiting>
              <Skeleton shape="block" height="240px" />
            </Waiting>
          }
        />
      </Body>
    </Surface>
  );
}
