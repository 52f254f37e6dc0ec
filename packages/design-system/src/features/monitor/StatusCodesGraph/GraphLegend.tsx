import type { ReactNode } from 'react';
import { useCounts } from '../../../lib/format/formatCount';
import { Chip, Legend } from './graphStyles';
import { styleOf } from './statusCodes';
import { Swatch } from './Swatch';
import type { StatusSeries } from './types';

/** Shows and hides the line of each code. */
export function GraphLegend({
  series,
  hidden,
  onToggle,
}: {
  series: readonly StatusSeries[];
  hidden: ReadonlySet<string>;
  onToggle: (code: string) => void;
}): ReactNode {
  const { formatCount } = useCounts();
  return (
    <Legend role="group" aria-label="Status codes shown">
      {series.map(({ code, total }) => (
        <Chip key={code} isSelected={!hidden.has(code)} onChange={() => onToggle(code)}>
          <Swatch code={code} />
          {styleOf(code).label}
          <small>{formatCount(total)}</small>
        </Chip>
      ))}
    </Legend>
  );
}
