import { useMemo, useState, type ReactNode } from 'react';
import { useText } from '../../../lib/react/useLocale';
import { useTimeFormat } from '../../../lib/format/formatTime';
import { DataTable } from '../../../patterns/DataTable/DataTable';
import type { Column } from '../../../patterns/DataTable/types';
import { Badge, Disclosure } from '../../../primitives';
import { styleOf } from './statusCodes';
import type { StatusPoint } from './types';
import { t } from './text.en';
import { formatNumber } from '@dropdeck/text';

interface Row extends StatusPoint {
  id: number;
}

function Rows({ points, codes }: GraphTableProps): ReactNode {
  const say = useText(t);
  const { numeric, timeZone } = useTimeFormat();
  const rows = useMemo(() => points.map((point, id): Row => ({ ...point, id })), [points]);
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        id: 'time',
        header: say('time', { timeZone }),
        width: 216,
        isRowHeader: true,
        isSecret: false,
        render: ({ time }) => numeric(time),
        sortValue: ({ time }) => time,
      },
      ...codes.map((code): Column<Row> => ({
        id: code,
        header: styleOf(code).label,
        align: 'end',
        width: { share: 1, minWidth: 120 },
        render: ({ counts }) => formatNumber(counts[code] ?? 0),
        sortValue: ({ counts }) => counts[code] ?? 0,
      })),
    ],
    [say, codes, numeric, timeZone],
  );
  return (
    <DataTable
      label={t('tableLabel')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
      defaultSort={{ column: 'time', direction: 'descending' }}
      maxHeight="480px"
      isBleeding
    />
  );
}

export interface GraphTableProps {
  points: readonly StatusPoint[];
  /** Every code of the points, including those that the legend hides. */
  codes: readonly string[];
}

/** The same data as an accessible, sortable table, mounted when expanded. */
export function GraphTable({ points, codes }: GraphTableProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      title={t('viewAsTable')}
      level={3}
      aside={<Badge hasDot={false}>{t('rows', { count: points.length })}</Badge>}
      isExpanded={isOpen}
      onExpandedChange={setOpen}
    >
      {isOpen && <Rows points={points} codes={codes} />}
    </Disclosure>
  );
}
