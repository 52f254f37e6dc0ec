import { Star } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Icon, Tooltip, VisuallyHidden } from '../../primitives';
import type { View } from './types';
import { Dot, Item, Name, Tab } from './viewTabStyles';
import { t } from './text.en';

export interface ViewTabProps {
  view: View;
  isSelected: boolean;
  isChanged: boolean;
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

/** A view of the row. */
export function ViewTab({
  view: { name, isDefault },
  isSelected,
  isChanged,
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
              <VisuallyHidden> {t('isDefault')}</VisuallyHidden>
            </>
          )}
          {isSelected && isChanged && (
            <>
              <Dot />
              <VisuallyHidden> {t('isChanged')}</VisuallyHidden>
            </>
          )}
        </Tab>
      </Tooltip>
    </Item>
  );
}
