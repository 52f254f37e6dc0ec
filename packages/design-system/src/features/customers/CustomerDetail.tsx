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
import { useCounts, type Counts } from '../../lib/format/formatCount';
import { isPending } from '../../loading/loadStatus';
import { Detail } from './detailStyles';
import { ProductChips } from './ProductChips';
import { RenewalField } from './RenewalField';
import type { CustomerActions, CustomerItem, ProductChange, ProductChoices } from './types';

/** "Not saved yet: 1 added, 2 removed" */
function unsavedText({ formatCount }: Counts, changes: readonly ProductChange[]): string {
  const parts = (['added', 'removed'] as const).flatMap((change) => {
    const count = changes.filter((product) => product.change === change).length;
    return count === 0 ? [] : [`${formatCount(count)} ${change}`];
  });
  return parts.length === 0 ? 'Not saved yet' : `Not saved yet: ${parts.join(', ')}`;
}

function Manage({ customer, choices, actions }: Omit<CustomerDetailProps, 'id'>): ReactNode {
  const counts = useCounts();
  const { id, ticked, changes = [], isUnsaved = false, isSaving = false, failedCustomerPart } = customer;
  return (
    <section aria-label="Manage Products">
      <Row data-below={2}>
        <Text as="h3" data-size="label" data-tone="text">
          Manage Products
        </Text>
      </Row>
      {isPending(choices.status) && (
        <SkeletonGroup label="Loading products">
          <Skeleton width="60%" />
          <Skeleton width="48%" />
          <Skeleton width="54%" />
        </SkeletonGroup>
      )}
      {choices.status === 'failed' && (
        <Banner tone="danger" title="The products could not be loaded" onRetry={actions.onRetryProducts} />
      )}
      {choices.status === 'ready' && (
        <>
          <ProductGroups
            products={choices.products}
            level={4}
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
                Save products
              </CommandButton>
              <Button
                size="small"
                variant="ghost"
                isDisabled={isSaving}
                onPress={() => actions.onProductsDiscard(id)}
              >
                Discard
              </Button>
              <span data-text="" role="status" data-failed={failedCustomerPart === 'products' || undefined}>
                {failedCustomerPart === 'products'
                  ? 'Not saved. Your selection is kept.'
                  : unsavedText(counts, changes)}
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
        <ProductChips title="Monitors" kind="monitor" names={customer.monitors} changes={customer.changes} />
        <ProductChips title="Toolbox" kind="toolbox" names={customer.toolbox} changes={customer.changes} />
      </Stack>
      <Manage customer={customer} choices={choices} actions={actions} />
    </Detail>
  );
}
