import type { MonitorDetailScreenProps } from '@dropdeck/design-system';
import { details, examples, inputs, webhooks } from '@dropdeck/domain/monitors/detail';
import { useMemo } from 'react';
import { usePart } from '../../shell/connect';
import { afterChunk } from '../afterChunk';
import { useList } from '../useList';
import { dialogsChunk } from './dialogsChunk';

/** Props of a monitor's sections. Parts are stable, so a section renders on its own changes only. */
export function useSections(
  onApply: MonitorDetailScreenProps['links']['table']['onApply'],
): Pick<MonitorDetailScreenProps, 'webhooks' | 'details' | 'links'> {
  const table = usePart(inputs.table);
  const bar = usePart(inputs.bar);
  return {
    webhooks: usePart(webhooks),
    details: { ...usePart(details), examples: usePart(examples) },
    links: {
      list: useList(inputs.list, inputs.list.$hidden),
      // The export is in the chunk of the dialogs.
      ...useMemo(() => ({ ...bar, onExport: afterChunk(dialogsChunk, bar.onExport) }), [bar]),
      ownProducts: usePart(inputs.ownProducts),
      add: usePart(inputs.add),
      pending: usePart(inputs.pending),
      table: useMemo(
        () => ({ ...table, changeErrorOf: inputs.table.changeErrorOf, onApply }),
        [table, onApply],
      ),
      queue: usePart(inputs.queue),
    },
  };
}
