import type { ReactNode } from 'react';
import { Badge, Text } from '../../primitives';
import { formatNumber } from '@dropdeck/text';
import type { ImportFormat, ImportLine } from './types';
import { t } from './text.en';

export interface ImportLineRowProps<Item> {
  line: ImportLine<Item>;
  format: ImportFormat<Item>;
  /** Left out because it repeats or contradicts another. */
  isLeftOut: boolean;
  /** Only the number, the name and the status have a column. */
  isPhone: boolean;
}

function explain<Item>(
  line: ImportLine<Item>,
  format: ImportFormat<Item>,
  isLeftOut: boolean,
): string | null {
  const { reason, duplicate, isAdded } = line;
  if (isAdded === true || reason !== null || duplicate === null) return reason;
  const note = format.duplicates[duplicate] ?? format.duplicates.list;
  return t(isLeftOut ? 'repeatLeftOut' : duplicate === 'conflict' ? 'conflictAdded' : 'repeatAdded', {
    note,
  });
}

const factsOf = <Item,>(item: Item, { columns }: ImportFormat<Item>): string =>
  columns
    .map(({ render, renderAlone = render }) => renderAlone(item))
    .filter((value) => value !== '')
    .join(' · ');

function Status<Item>({
  line: { item, reason, isAdded },
  format,
  isLeftOut,
}: Omit<ImportLineRowProps<Item>, 'isPhone'>): ReactNode {
  if (isAdded === true) return <Badge tone="success">{t('added')}</Badge>;
  if (reason !== null || item === null) return <Badge tone="danger">{t('problem')}</Badge>;
  if (format.renderStatus) return format.renderStatus(item);
  return isLeftOut ? <Badge>{t('leftOut')}</Badge> : <Badge tone="accent">{t('toAdd')}</Badge>;
}

/** The cells of a line. */
export function ImportLineCells<Item>({
  line,
  format,
  isLeftOut,
  isPhone,
}: ImportLineRowProps<Item>): ReactNode {
  const { raw, item, reason, warning, isAdded } = line;
  const name = item === null ? raw : (format.nameOf?.(item) ?? raw);
  const message = explain(line, format, isLeftOut);
  const facts = isPhone && item !== null ? factsOf(item, format) : '';
  const span = item === null && !isPhone ? format.columns.length + 1 : 1;
  return (
    <>
      <div role="cell" data-muted="">
        {formatNumber(line.line)}
      </div>
      <div
        role="rowheader"
        data-secret
        {...(span > 1 ? { 'aria-colspan': span, style: { gridColumn: `span ${span}` } } : {})}
      >
        <Text as="div" data-long="ellipsis" data-mono title={name}>
          {name === '' ? t('empty') : name}
        </Text>
        {facts !== '' && (
          <Text as="div" data-tone="muted" data-long="anywhere">
            {facts}
          </Text>
        )}
        {message !== null && (
          <Text as="div" data-tone={reason === null ? 'warning' : 'danger'} data-long="anywhere">
            {message}
          </Text>
        )}
        {warning !== null && isAdded !== true && (
          <Text as="div" data-tone="warning" data-long="anywhere">
            {warning}
          </Text>
        )}
      </div>
      {item !== null &&
        !isPhone &&
        format.columns.map(({ id, align, render }) => {
          const value = render(item);
          return (
            <div
              key={id}
              role="cell"
              data-secret
              data-cut=""
              data-align={align}
              title={value === '' ? undefined : value}
            >
              {value}
            </div>
          );
        })}
      <div role="cell">
        <Status line={line} format={format} isLeftOut={isLeftOut} />
      </div>
    </>
  );
}
