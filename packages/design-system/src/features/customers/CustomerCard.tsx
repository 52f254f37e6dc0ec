import { ChevronDown, ChevronUp } from 'lucide-react';
import { memo, useId, useMemo, type ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import { Avatar, Badge, Button, Icon, IconButton } from '../../primitives';
import type { CustomerDetailProps } from './CustomerDetail';
import { renewalStatus } from '../../patterns/Renewal/renewalTexts';
import type { CustomerActions, CustomerItem, ProductChoices } from './types';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

/** Loading and decoding the images of cards that scroll by takes most of a frame. */
const IMAGE_DELAY_MS = 250;

const detail = createLazyComponent<CustomerDetailProps>(() => import('./CustomerDetail'));

/** The rendered cards, their buttons that extend and those that show details, by customer. */
export interface CardParts {
  readonly cards: Map<string, HTMLElement>;
  readonly buttons: Map<string, HTMLButtonElement>;
  readonly toggles: Map<string, HTMLButtonElement>;
}

export const createCardParts = (): CardParts => ({
  cards: new Map(),
  buttons: new Map(),
  toggles: new Map(),
});

/** A ref that keeps an element by a key while it is mounted. */
const keptIn =
  <Element,>(map: Map<string, Element>, key: string) =>
  (element: Element): (() => void) => {
    map.set(key, element);
    return () => map.delete(key);
  };

export interface CustomerCardProps {
  customer: CustomerItem;
  choices: ProductChoices;
  actions: CustomerActions;
  isExpanded: boolean;
  /** The card may only scroll by. */
  isScrolling: boolean;
  onExpandedChange: (change: { id: string; isExpanded: boolean }) => void;
  /** Where the list finds what it focuses. */
  parts: CardParts;
}

/** Memoized: the buttons are most of a card’s cost, and do not render with the rest of it. */
const Extend = memo(function Extend({
  nameId,
  isSaving,
  isDisabled,
  onExtend,
  buttonRef,
}: {
  buttonRef: (button: HTMLButtonElement) => () => void;
  nameId: string;
  isSaving: boolean;
  isDisabled: boolean;
  onExtend: () => void;
}): ReactNode {
  useLocale();
  return (
    <Button
      ref={buttonRef}
      size="small"
      isPending={isSaving}
      isDisabled={isDisabled}
      isOnce
      aria-describedby={nameId}
      onPress={onExtend}
    >
      {t('extendOneMonth')}
    </Button>
  );
});

const More = memo(function More({
  nameId,
  detailId,
  isExpanded,
  onToggle,
  buttonRef,
}: {
  buttonRef: (button: HTMLButtonElement) => () => void;
  nameId: string;
  detailId: string;
  isExpanded: boolean;
  onToggle: () => void;
}): ReactNode {
  useLocale();
  return (
    <IconButton
      ref={buttonRef}
      label={isExpanded ? t('hideDetails') : t('details')}
      icon={<Icon icon={isExpanded ? ChevronUp : ChevronDown} />}
      variant="ghost"
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? detailId : undefined}
      aria-describedby={nameId}
      keyAct="edit"
      onPress={onToggle}
    />
  );
});

/** One customer: name, renewal status, and a button that extends it. */
export const CustomerCard = memo(function CustomerCard({
  customer,
  choices,
  actions,
  isExpanded,
  isScrolling,
  onExpandedChange,
  parts,
}: CustomerCardProps): ReactNode {
  useLocale();
  const detailId = useId();
  const nameId = useId();
  const { id, name, renewal, isSaving = false, failedCustomerPart } = customer;
  const { tone, badge, line } = renewalStatus(renewal);
  // Stable: a new ref would render the button.
  const buttonRef = useMemo(() => keptIn(parts.buttons, id), [parts, id]);
  const toggleRef = useMemo(() => keptIn(parts.toggles, id), [parts, id]);
  const onExtend = useLatestCallback(() => actions.onExtend(id));
  const onToggle = useLatestCallback(() => onExpandedChange({ id, isExpanded: !isExpanded }));
  return (
    <article ref={keptIn(parts.cards, id)} aria-labelledby={nameId} data-card="" data-customer={id}>
      <div data-row="">
        <Avatar
          src={customer.imageUrl}
          name={name}
          size={40}
          shape="rounded"
          delayMs={isScrolling ? IMAGE_DELAY_MS : 0}
        />
        <div data-who="" data-secret translate="no">
          <h2 id={nameId} title={name}>
            {name}
          </h2>
          <p>{id}</p>
        </div>
        <div data-status="">
          <Badge tone={tone}>{badge}</Badge>
          <span
            data-text=""
            role={failedCustomerPart === 'renewal' ? 'alert' : undefined}
            data-failed={failedCustomerPart === 'renewal' || undefined}
            data-overdue={renewal.state === 'overdue' || undefined}
          >
            {failedCustomerPart === 'renewal' ? t('dateNotSaved') : line}
          </span>
        </div>
        <div data-extend="">
          <Extend
            nameId={nameId}
            isSaving={isSaving}
            isDisabled={renewal.state === 'unknown'}
            onExtend={onExtend}
            buttonRef={buttonRef}
          />
        </div>
        <div data-more="">
          <More
            buttonRef={toggleRef}
            nameId={nameId}
            detailId={detailId}
            isExpanded={isExpanded}
            onToggle={onToggle}
          />
        </div>
      </div>
      {isExpanded && <Lazy component={detail} props={{ id: detailId, customer, choices, actions }} />}
    </article>
  );
});
