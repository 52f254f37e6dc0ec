import type { MonitorDetailScreenProps } from '@dropdeck/design-system';
import { details, examples, inputs, webhooks } from '@dropdeck/domain/monitors/detail';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { afterChunk } from '../afterChunk';
import { useList } from '../useList';
import { dialogsChunk } from './dialogsChunk';

const { add, bar, ownProducts, pending, queue, table } = inputs;

/** Props of a monitor's sections. What `useUnit` returns is stable, so a section renders on its own changes only. */
export function useSections(
  onApply: MonitorDetailScreenProps['links']['table']['onApply'],
): Pick<MonitorDetailScreenProps, 'webhooks' | 'details' | 'links'> {
  const tableUnits = useUnit({ ...table.view, ...table.events });
  const barUnits = useUnit({ ...bar.view, ...bar.events });
  const exampleUnits = useUnit({ ...examples.view, ...examples.events });
  return {
    webhooks: useUnit({ ...webhooks.view, ...webhooks.events }),
    details: {
      ...useUnit({ ...details.view, ...details.events }),
      examples: useMemo(
        () => ({ ...exampleUnits, onExport: afterChunk(dialogsChunk, exampleUnits.onExport) }),
        [exampleUnits],
      ),
    },
    links: {
      list: useList(inputs.list, inputs.list.$hidden),
      ...barUnits,
      onExport: useMemo(() => afterChunk(dialogsChunk, barUnits.onExport), [barUnits.onExport]),
      ownProducts: useUnit({ ...ownProducts.view, ...ownProducts.events }),
      add: useUnit({ ...add.view, ...add.events }),
      pending: useUnit({ ...pending.view, ...pending.events }),
      table: useMemo(
        () => ({
          ...tableUnits,
          onExportSelected: afterChunk(dialogsChunk, tableUnits.onExportSelected),
          changeErrorOf: table.changeErrorOf,
          onApply,
        }),
        [tableUnits, onApply],
      ),
      queue: useUnit({ ...queue.view, ...queue.events }),
    },
  };
}
