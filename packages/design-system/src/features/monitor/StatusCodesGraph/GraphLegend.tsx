import type { ReactNode } from 'react';
import { Chip, Legend, MarkSwatch } from './graphStyles';
import { styleOf } from './statusCodes';
import { Swatch } from './Swatch';
import { MARKS, type StatusSeries } from './types';
import { t } from './text.en';
import { formatNumber } from '@dropdeck/text';

/** Shows and hides the line of each code, and the own changes. */
export function GraphLegend({
  series,
  marks,
  hidden,
  onToggle,
}: {
  series: readonly StatusSeries[];
  /** The number of own changes; without any, they have no chip. */
  marks: number;
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
      {marks > 0 && (
        <Chip isSelected={!hidden.has(MARKS)} onChange={() => onToggle(MARKS)}>
          <MarkSwatch aria-hidden="true" />
          {t('ownChanges')}
          <small>{formatNumber(marks)}</small>
        </Chip>
      )}
    </Legend>
  );
}
