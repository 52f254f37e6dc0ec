import { lazy, type ReactNode, type RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { createChunk } from '../../loading/chunk';
import { LazyBoundary } from '../../primitives/LazyBoundary/LazyBoundary';
import { popoverStyles } from '../overlayStyles';
import { space } from '../../tokens';
import { Skeleton } from '../Skeleton/Skeleton';

const ColorPickerPanel = lazy(createChunk(() => import('./ColorPickerPanel')).load);

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
        <LazyBoundary
          fallback={
            <Waiting>
              <Skeleton shape="block" height="240px" />
            </Waiting>
          }
        >
          <ColorPickerPanel value={value} onChange={onChange} />
        </LazyBoundary>
      </Body>
    </Surface>
  );
}
