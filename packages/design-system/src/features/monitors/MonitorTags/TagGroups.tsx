import type { ReactNode } from 'react';
import { useLocale } from '../../../lib/react/useLocale';
import { GroupedBody } from '../../../patterns/DataTable/groups/GroupedBody';
import type { TableBodyProps } from '../../../patterns/DataTable/TableBody';
import { firstTag, type MonitorRow } from '../MonitorsTable';
import { t } from './text.en';

/** The monitors under their first tags. */
export default function TagGroups(props: TableBodyProps<MonitorRow>): ReactNode {
  useLocale();
  return <GroupedBody {...props} groupOf={firstTag} ungrouped={t('untagged')} />;
}
