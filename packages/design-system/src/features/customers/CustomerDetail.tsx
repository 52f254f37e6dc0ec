import type { ReactNode } from 'react';
import { ProductGroups } from './ProductGroups';
import {
  Banner,
  Button,
  Checkbox,
  CommandButton,
  Row,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '../../primitives';
import { isPending } from '../../loading/loadStatus';
import { Detail } from './detailStyles';
import { ProductChips } from './ProductChips';
import { RenewalField } from './RenewalField';
import type { CustomerActions, CustomerItem, ProductChange, ProductChoices } from './types';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

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
                {failedCustomerPart === 'products' ? t('productsNotSaved') : unsavedText(changes)}
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
          onCommit={(day) => actions.onRenewalCommit({ id: customer.id, day })}
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
