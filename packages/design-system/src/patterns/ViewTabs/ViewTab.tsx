import { Ellipsis, Star } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Menu } from '../../primitives/Menu/Menu';
import { Tooltip } from '../../primitives/Tooltip/Tooltip';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { View } from './types';
import type { ViewActionGroup } from './viewActions';
import { Dot, Item, Name, Tab } from './viewTabStyles';

export interface ViewTabProps {
  view: View;
  isSelected: boolean;
  isChanged: boolean;
  /** Of the selected view. */
  actions: readonly ViewActionGroup[];
  onSelect: () => void;
}

/** Pixels of the next tab that stay visible beside the selected one: the faded edge. */
const EDGE = 32;

/** Not scrollIntoView, which would scroll the page as well. */
function scrollIntoRow(item: HTMLElement): void {
  const row = item.parentElement;
  if (row === null) return;
  const [outer, inner] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  row.scrollLeft +=
    Math.min(0, inner.left - outer.left - EDGE) + Math.max(0, inner.right - outer.right + EDGE);
}

/** A view of the row; the selected one has its menu beside it. */
export function ViewTab({
  view: { name, isDefault },
  isSelected,
  isChanged,
  actions,
  onSelect,
}: ViewTabProps): ReactNode {
  const item = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element !== null) setCut(element.scrollWidth > element.clientWidth);
  }, []);
  useLayoutEffect(() => {
    if (isSelected && item.current !== null) scrollIntoRow(item.current);
  }, [isSelected]);
  return (
    <Item ref={item} data-selected={isSelected || undefined}>
      <Tooltip content={name} isDisabled={!isCut}>
        <Tab aria-pressed={isSelected} onPress={onSelect}>
          <Name key={name} ref={measure}>
            {name}
          </Name>
          {isDefault && (
            <>
              <Icon icon={Star} />
              <VisuallyHidden> (default)</VisuallyHidden>
            </>
          )}
          {isSelected && isChanged && (
            <>
              <Dot />
              <VisuallyHidden> (changed)</VisuallyHidden>
            </>
          )}
        </Tab>
      </Tooltip>
      {isSelected && (
        <Menu
          label={`Options of ${name}`}
          placement="bottom start"
          trigger={
            <IconButton
              label={`Options of ${name}`}
              size="small"
              variant="ghost"
              icon={<Icon icon={Ellipsis} />}
            />
          }
          groups={actions}
          onAction={(id) =>
            actions
              .flatMap(({ items }) => items)
              .find((item) => item.id === id)
              ?.run()
          }
        />
      )}
    </Item>
  );
}
