import { useCallback, useRef, useState, type ReactNode } from 'react';
import { usePageCommands } from '../../keys/pageCommands';
import { useMedia } from '../../lib/react/useMedia';
import { media } from '../../tokens';
import { CardWindow } from '../../patterns/VirtualList/CardWindow';
import type { ListControls } from '../../patterns/ListTable/ListTable';
import { CustomerCard, type CardParts } from './CustomerCard';
import { Cards } from './customerStyles';
import type { CustomerActions, CustomerItem, ProductChoices } from './types';

export interface CustomerListProps {
  parts: CardParts;
  customers: readonly CustomerItem[];
  choices: ProductChoices;
  actions: CustomerActions;
  list: Pick<ListControls, 'search' | 'filter'>;
}

/** Height of a collapsed card with its margin, in pixels. */
const rowSize = { wide: 78, phone: 190 } as const;

const keyOf = ({ id }: CustomerItem): string => id;

/** The cards of the customers. */
export function CustomerList({ parts, customers, choices, actions, list }: CustomerListProps): ReactNode {
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
  const root = useRef<HTMLDivElement>(null);
  const focusedId = (): string | undefined =>
    [...parts.cards].find(([, card]) => card.contains(document.activeElement))?.[0];
  /** From outside of the list to the first card in view: cards are no tab stops, so their toggles stand for them. */
  const move = (step: 1 | -1): void => {
    const focused = focusedId();
    const target =
      focused === undefined
        ? customers.find(({ id }) => (parts.cards.get(id)?.getBoundingClientRect().bottom ?? 0) > 0)
        : customers[customers.findIndex(({ id }) => id === focused) + step];
    parts.toggles.get(target?.id ?? '')?.focus();
  };
  usePageCommands(root, {
    next: () => move(1),
    previous: () => move(-1),
    edit: () => {
      const id = focusedId();
      if (id !== undefined) onExpandedChange({ id, isExpanded: !expanded.has(id) });
    },
  });
  return (
    <Cards ref={root} data-cards="" hidden={customers.length === 0}>
      <CardWindow
        items={customers}
        rowSize={isPhone ? rowSize.phone : rowSize.wide}
        keyOf={keyOf}
        view={`${String(list.filter)} ${list.search}`}
        isSearched={list.search !== ''}
        render={(customer, isScrolling) => (
          <CustomerCard
            customer={customer}
            isScrolling={isScrolling}
            choices={choices}
            actions={actions}
            isExpanded={expanded.has(customer.id)}
            onExpandedChange={onExpandedChange}
            parts={parts}
          />
        )}
      />
    </Cards>
  );
}
