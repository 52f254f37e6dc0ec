import {
  useCallback,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { usePageCommands } from '../../keys/pageCommands';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import { useMedia } from '../../lib/react/useMedia';
import { takesText } from '../../patterns/DataTable/rowElements';
import { createRowOrder } from '../../patterns/DataTable/rowOrder';
import type { RowKey } from '../../patterns/DataTable/types';
import { useRowSelection } from '../../patterns/DataTable/useRowSelection';
import { media } from '../../tokens';
import { CardWindow } from '../../patterns/VirtualList/CardWindow';
import { CustomerCard, type CardParts } from './CustomerCard';
import { Cards } from './customerStyles';
import { SelectionStrip } from './SelectionStrip';
import type { CustomerActions, CustomerChangeKind, CustomerItem, ProductChoices } from './types';

export interface CustomerListProps {
  parts: CardParts;
  customers: readonly CustomerItem[];
  /** A search or a filter hides customers. */
  isFiltered: boolean;
  choices: ProductChoices;
  actions: CustomerActions;
  selectedKeys: ReadonlySet<RowKey>;
  onSelectionChange: (keys: ReadonlySet<RowKey>) => void;
  onChangeMany: (kind: CustomerChangeKind) => void;
}

/** Height of a collapsed card with its margin, in pixels. */
const rowSize = { wide: 78, phone: 190 } as const;

const keyOf = ({ id }: CustomerItem): string => id;

/** Shift and a click on a checkbox must not select text. */
function keepText(event: MouseEvent): void {
  if (event.shiftKey && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** The cards of the customers, which can be selected: one, a range with Shift, or all. */
export function CustomerList({
  parts,
  customers,
  isFiltered,
  choices,
  actions,
  selectedKeys,
  onSelectionChange,
  onChangeMany,
}: CustomerListProps): ReactNode {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const isPhone = useMedia(media.phone);
  const onExpandedChange = useCallback(({ id, isExpanded }: { id: string; isExpanded: boolean }) => {
    setExpanded((before) => {
      const next = new Set(before);
      if (isExpanded) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const order = useMemo(() => createRowOrder(customers, keyOf), [customers]);
  const selection = useRowSelection(order, { selectedKeys, onSelectionChange });
  const onSelect = useLatestCallback(({ id, isRange }: { id: string; isRange: boolean }) => {
    const index = order.indexOf(id);
    if (isRange) selection.extendTo(index);
    else selection.toggle(index);
  });
  const selectAll = (): void => {
    if (selection.extent !== 'all') selection.toggleAll();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target, currentTarget } = event;
    // Events of popovers bubble here too.
    const isInside = target instanceof Node && currentTarget.contains(target);
    if (!isInside || event.defaultPrevented || takesText(target)) return;
    if (key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      selectAll();
    } else if (key === 'Escape' && selection.extent !== 'none') {
      event.preventDefault();
      selection.clear();
    }
  };
  const root = useRef<HTMLDivElement>(null);
  const focusedId = (): string | undefined =>
    [...parts.cards].find(([, card]) => card.contains(document.activeElement))?.[0];
  /** From outside of the list to the first card in view: cards are no tab stops, so their checkboxes stand for them. */
  const move = (step: 1 | -1): void => {
    const focused = focusedId();
    const target =
      focused === undefined
        ? customers.find(({ id }) => (parts.cards.get(id)?.getBoundingClientRect().bottom ?? 0) > 0)
        : customers[order.indexOf(focused) + step];
    parts.boxes.get(target?.id ?? '')?.focus();
  };
  usePageCommands(root, {
    next: () => move(1),
    previous: () => move(-1),
    select: () => {
      const id = focusedId();
      if (id !== undefined) onSelect({ id, isRange: false });
    },
    edit: () => {
      const id = focusedId();
      if (id !== undefined) onExpandedChange({ id, isExpanded: !expanded.has(id) });
    },
  });
  return (
    <Cards
      ref={root}
      data-cards=""
      hidden={customers.length === 0}
      onKeyDown={onKeyDown}
      onMouseDown={keepText}
    >
      <SelectionStrip
        count={selection.count}
        shown={customers.length}
        isFiltered={isFiltered}
        extent={selection.extent}
        canChangeProducts={choices.status === 'ready'}
        onChangeMany={onChangeMany}
        onSelectAll={selectAll}
        onClear={selection.clear}
      />
      <CardWindow
        items={customers}
        rowSize={isPhone ? rowSize.phone : rowSize.wide}
        keyOf={keyOf}
        render={(customer, isScrolling) => (
          <CustomerCard
            customer={customer}
            isScrolling={isScrolling}
            choices={choices}
            actions={actions}
            isExpanded={expanded.has(customer.id)}
            onExpandedChange={onExpandedChange}
            isSelected={selectedKeys.has(customer.id)}
            parts={parts}
            onSelect={onSelect}
          />
        )}
      />
    </Cards>
  );
}
