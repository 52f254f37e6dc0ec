import type { ReactNode } from 'react';
import {
  Banner,
  Button,
  Checkbox,
  CommandButton,
  LiveText,
  Row,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
  Badge,
  Tag,
} from '../../primitives';
import { isPending } from '../../loading/loadStatus';
import { RenewalField } from './RenewalField';
import type { CustomerActions, CustomerItem, ProductChange, ProductChoices, ProductChoice } from './types';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { formatNumber } from '@dropdeck/text';
import styled from 'styled-components';
import { color, media, space } from '../../tokens';

const Detail = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 280px) minmax(0, 1fr);
  gap: ${space[6]} ${space[8]};
  padding-block: ${space[4]} ${space[5]};
  /* Below the name. */
  padding-inline: 72px ${space[4]};
  border-top: 1px solid ${color.border};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[4]};
  }
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;

  & > li {
    max-width: 100%;
  }
`;

const Checklist = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(176px, 1fr));
  gap: ${space[1]} ${space[4]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

const groups = () =>
  [
    { kind: 'monitor', title: t('monitors') },
    { kind: 'toolbox', title: t('toolbox') },
    { kind: null, title: t('other') },
  ] as const;

/** The products on sale by kind, a checkbox for each. */
function ProductGroups<Product extends ProductChoice>({
  products,
  render,
}: {
  products: readonly Product[];
  render: (product: Product) => ReactNode;
}): ReactNode {
  return (
    <Stack>
      {groups().map(({ kind, title }) => {
        const own = products.filter((product) => product.kind === kind);
        if (own.length === 0) return null;
        return (
          <div key={title} role="group" aria-label={title}>
            <Text as="h4" data-size="caption" data-tone="muted" data-below={1}>
              {title}
            </Text>
            <Checklist>{own.map(render)}</Checklist>
          </div>
        );
      })}
    </Stack>
  );
}

interface ProductChipsProps {
  title: string;
  kind: 'monitor' | 'toolbox';
  names: readonly string[];
  /** Every product before and after, of any kind, while the checklist is not saved. */
  changes: readonly ProductChange[] | undefined;
}

/** A customer's products of one kind. An unsaved checklist marks what will be added and removed. */
function ProductChips({ title, kind, names, changes }: ProductChipsProps): ReactNode {
  const chips: ReadonlyArray<Pick<ProductChange, 'key' | 'name' | 'change'>> =
    changes?.filter((product) => product.kind === kind) ??
    names.map((name) => ({ key: name, name, change: 'kept' }));
  return (
    <section aria-label={title}>
      <Row data-below={2}>
        <Text as="h3" data-size="label" data-tone="text">
          {title}
        </Text>
        <Badge hasDot={false}>{formatNumber(names.length)}</Badge>
      </Row>
      {chips.length === 0 ? (
        <Text data-size="small" data-tone="muted">
          {common('none')}
        </Text>
      ) : (
        <Tags>
          {chips.map(({ key, name, change }) => (
            <li key={key}>
              <Tag change={change === 'kept' ? undefined : change}>{name}</Tag>
            </li>
          ))}
        </Tags>
      )}
    </section>
  );
}

/** "Not saved yet: 1 added, 2 removed" */
function unsavedText(changes: readonly ProductChange[]): string {
  const added = changes.filter(({ change }) => change === 'added').length;
  const removed = changes.filter(({ change }) => change === 'removed').length;
  if (added > 0 && removed > 0) return t('notSavedYetBoth', { added, removed });
  if (added > 0) return t('notSavedYetAdded', { added });
  return removed > 0 ? t('notSavedYetRemoved', { removed }) : t('notSavedYet');
}

function Manage({ customer, choices, actions }: Omit<CustomerDetailProps, 'id'>): ReactNode {
  const { id, ticked, changes = [], isUnsaved = false, isSaving = false, failedCustomerPart } = customer;
  return (
    <section aria-label={t('manageProducts')}>
      <Row data-below={2}>
        <Text as="h3" data-size="label" data-tone="text">
          {t('manageProducts')}
        </Text>
      </Row>
      {isPending(choices.status) && (
        <SkeletonGroup label={t('loadingProducts')}>
          <Skeleton width="60%" />
          <Skeleton width="48%" />
          <Skeleton width="54%" />
        </SkeletonGroup>
      )}
      {choices.status === 'failed' && (
        <Banner tone="danger" title={t('productsFailed')} onRetry={actions.onRetryProducts} />
      )}
      {choices.status === 'ready' && (
        <>
          <ProductGroups
            products={choices.products}
            render={({ key, name }) => (
              <Checkbox
                key={key}
                label={name}
                isSelected={ticked.has(key)}
                onChange={(isSelected) => actions.onProductToggle({ id, key, isSelected })}
              />
            )}
          />
          {(isUnsaved || failedCustomerPart === 'products') && (
            <Row data-wraps data-above={3}>
              <CommandButton
                command="save"
                size="small"
                variant="primary"
                isPending={isSaving}
                onPress={() => actions.onProductsSave(id)}
              >
                {t('saveProducts')}
              </CommandButton>
              <Button
                size="small"
                variant="ghost"
                isDisabled={isSaving}
                onPress={() => actions.onProductsDiscard(id)}
              >
                {common('discard')}
              </Button>
              <span data-text="" role="status" data-failed={failedCustomerPart === 'products' || undefined}>
                <LiveText>
                  {failedCustomerPart === 'products' ? t('productsNotSaved') : unsavedText(changes)}
                </LiveText>
              </span>
            </Row>
          )}
        </>
      )}
    </section>
  );
}

export interface CustomerDetailProps {
  id: string;
  customer: CustomerItem;
  choices: ProductChoices;
  actions: CustomerActions;
}

/** The expanded part of a customer's card: the renewal date, the current products and the checklist. */
export default function CustomerDetail({ id, customer, choices, actions }: CustomerDetailProps): ReactNode {
  const { renewal, failedCustomerPart, renewalError } = customer;
  return (
    <Detail id={id}>
      <Stack data-gap={5}>
        <RenewalField
          day={renewal.state === 'unknown' ? null : renewal.day}
          error={renewalError}
          hasFailed={failedCustomerPart === 'renewal'}
          onCommit={(day, from) => actions.onRenewalCommit({ id: customer.id, day, from })}
        />
        <ProductChips
          title={t('monitors')}
          kind="monitor"
          names={customer.monitors}
          changes={customer.changes}
        />
        <ProductChips
          title={t('toolbox')}
          kind="toolbox"
          names={customer.toolbox}
          changes={customer.changes}
        />
      </Stack>
      <Manage customer={customer} choices={choices} actions={actions} />
    </Detail>
  );
}
