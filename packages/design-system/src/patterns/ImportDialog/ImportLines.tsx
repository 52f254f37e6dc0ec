import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { useMedia } from '../../lib/react/useMedia';
import { useVirtualRows } from '../../lib/react/useVirtualRows';
import { media } from '../../tokens';
import { ImportLineCells } from './ImportLineRow';
import { Scroller, Table } from './lineStyles';
import type { ImportFormat, ImportLine } from './types';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

export interface ImportLinesProps<Item> {
  lines: readonly ImportLine<Item>[];
  format: ImportFormat<Item>;
  withDuplicates: boolean;
  withConflicts: boolean;
}

/** Height of a line without a message in pixels. */
const ROW_SIZE = 36;

/** So many lines are rendered completely, so that the browser's search finds their text. */
const WHOLE_UP_TO = 300;

/** Sort order: lines with a problem first, then duplicates and warnings, then the others. */
const weight = ({ reason, duplicate, warning }: ImportLine<unknown>): number => {
  if (reason !== null) return 0;
  return duplicate === null && warning === null ? 2 : 1;
};

/** The lines of a text as they were read, each with its values or the reason why it cannot be added. */
export function ImportLines<Item>({
  lines,
  format,
  withDuplicates,
  withConflicts,
}: ImportLinesProps<Item>): ReactNode {
  useLocale();
  const isPhone = useMedia(media.phone);
  const bodyRef = useRef<HTMLDivElement>(null);
  const sorted = useMemo(() => lines.toSorted((a, b) => weight(a) - weight(b)), [lines]);
  const keyOf = useCallback((index: number) => `${sorted[index]?.key}`, [sorted]);
  const { rows, size, measureRow } = useVirtualRows({
    listRef: bodyRef,
    count: sorted.length,
    rowSize: ROW_SIZE,
    list: sorted,
    wholeUpTo: WHOLE_UP_TO,
    keyOf,
  });
  if (lines.length === 0) return null;
  const columns = isPhone ? [] : format.columns;
  const tracks = `48px minmax(0, 1fr) ${columns.map(({ width }) => `${width}px `).join('')}108px`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable (WCAG 2.1.1)
    <Scroller role="region" aria-label={t('lines')} tabIndex={0} data-scroller="">
      <Table
        role="table"
        aria-label={t('linesAsRead')}
        aria-rowcount={sorted.length + 1}
        style={{ '--columns': tracks }}
      >
        <div role="rowgroup" data-head="">
          <div role="row" aria-rowindex={1}>
            <div role="columnheader">{t('line')}</div>
            <div role="columnheader">{format.nameHeader}</div>
            {columns.map(({ id, header, align }) => (
              <div key={id} role="columnheader" data-align={align}>
                {header}
              </div>
            ))}
            <div role="columnheader">{common('status')}</div>
          </div>
        </div>
        <div ref={bodyRef} role="rowgroup" style={{ height: size }}>
          {rows.map(({ index, gap }) => {
            const line = sorted[index];
            if (line === undefined) return null;
            const isOn = line.duplicate === 'conflict' ? withConflicts : withDuplicates;
            return (
              <div
                key={line.key}
                ref={measureRow}
                role="row"
                aria-rowindex={index + 2}
                data-index={index}
                data-rule={index === 0 ? undefined : ''}
                style={{ marginTop: gap }}
              >
                <ImportLineCells
                  line={line}
                  format={format}
                  isLeftOut={line.duplicate !== null && !isOn}
                  isPhone={isPhone}
                />
              </div>
            );
          })}
        </div>
      </Table>
    </Scroller>
  );
}
