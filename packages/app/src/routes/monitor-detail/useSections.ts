import type { MonitorDetailScreenProps } from '@dropdeck/design-system';
import { details, examples, inputs, webhooks } from '@dropdeck/domain/monitor-detail';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useList } from '../useList';

const { add, bar, ownProducts, pending, queue, table } = inputs;

/** Props of a monitor's sections. What `useUnit` returns is stable, so a section renders on its own changes only. */
export function useSections(): Pick<MonitorDetailScreenProps, 'webhooks' | 'details' | 'links'> {
  const tableUnits = useUnit({ ...table.view, ...table.events });
  return {
    webhooks: useUnit({ ...webhooks.view, ...webhooks.events }),
    details: {
      ...useUnit({ ...details.view, ...details.events }),
      examples: useUnit({ ...examples.view, ...examples.events }),
    },
    links: {
      list: useList(inputs.list, inputs.list.$hidden),
      ...useUnit({ ...bar.view, ...bar.events }),
      ownProducts: useUnit({ ...ownProducts.view, ...ownProducts.events }),
      add: useUnit({ ...add.view, ...add.events }),
      pending: useUnit({ ...pending.view, ...pending.events }),
      table: useMemo(() => ({ ...tableUnits, changeErrorOf: table.changeErrorOf }), [tableUnits]),
      queue: useUnit({ ...queue.view, ...queue.events }),
    },
  };
}
