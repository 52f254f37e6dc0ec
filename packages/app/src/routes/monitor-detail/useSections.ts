import type { Exported, MonitorDetailScreenProps } from '@dropdeck/design-system';
import { details, examples, inputs, webhooks } from '@dropdeck/domain/monitors/detail';
import { useMemo } from 'react';
import { usePart } from '../../shell/connect';
import { afterChunk } from '../afterChunk';
import { useList } from '../useList';
import { dialogsChunk } from './dialogsChunk';

/** A part whose export is in the chunk of the dialogs. */
function useExporting<Props extends { readonly onExport: (exported: Exported) => void }>(
  props: Props,
): Props {
  return useMemo(() => ({ ...props, onExport: afterChunk(dialogsChunk, props.onExport) }), [props]);
}

/** Props of a monitor's sections. Parts are stable, so a section renders on its own changes only. */
export function useSections(
  onApply: MonitorDetailScreenProps['links']['table']['onApply'],
): Pick<MonitorDetailScreenProps, 'webhooks' | 'details' | 'links'> {
  const table = usePart(inputs.table);
  return {
    webhooks: usePart(webhooks),
    details: { ...usePart(details), examples: useExporting(usePart(examples)) },
    links: {
      list: useList(inputs.list, inputs.list.$hidden),
      ...useExporting(usePart(inputs.bar)),
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
