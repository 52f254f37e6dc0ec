import type { ReactNode } from 'react';
import { Chip, Legend } from './graphStyles';
import { styleOf } from './statusCodes';
import { Swatch } from './Swatch';
import type { StatusSeries } from './types';
import { t } from './text.en';
import { formatNumber } from '@dropdeck/text';

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
  return (
    <Legend role="group" aria-label={t('shownCodes')}>
      {series.map(({ code, total }) => (
        <Chip key={code} isSelected={!hidden.has(code)} onChange={() => onToggle(code)}>
          <Swatch code={code} />
          <bdi dir="ltr">{styleOf(code).label}</bdi>
          <small>{formatNumber(total)}</small>
        </Chip>
      ))}
    </Legend>
  );
}
