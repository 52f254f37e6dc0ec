import { useEffect, useId, useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { isPending } from '../../loading/loadStatus';
import { LiveText, VisuallyHidden } from '../../primitives';
import { BarSummary, FilterBar, FiltersButton, type TableView } from '../FilterBar/FilterBar';
import { cardGap, cardHeight, compactCardHeight } from './cardStyles';
import { Frame, HeadSlot, Scroller } from './Frame';
import type { SelectionBarProps } from './SelectionBar';
import { SkeletonRows } from './SkeletonRows';
import { TableBody } from './TableBody';
import { SelectAll, TableHead } from './TableHead';
import { TablePanel, TableNotice } from './TablePanel';
import type { RowShape } from './TableRow';
import type { DataTableProps } from './types';
import { useBodyHandlers } from './useBodyHandlers';
import { useColumns } from './useColumns';
import { useOrderedRows } from './useOrderedRows';
import { useRowFocus, type TableRefs } from './useRowFocus';
import { useRowSelection } from './useRowSelection';
import { t } from './text.en';
import { t as common } from '../../lib/common/text.en';
import { useLocale } from '../../lib/react/useLocale';
import { useMedia } from '../../lib/react/useMedia';
import styled from 'styled-components';
import { color, layer, media, space } from '../../tokens';

export type { DataTableProps } from './types';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  /* In a low viewport the rows need the room; an empty table's heading row does not stick. */
  @media (min-height: 480px) {
    --sticky-bar: var(--bar-height, 0px);

    &:not([data-empty]) > :first-child {
      position: sticky;
      top: var(--dd-sticky-top, 0px);
    }
  }
`;

const BarSlot = styled.div`
  container-type: inline-size;
  z-index: ${layer.sticky + 1};
  margin-block: -${space[2]} ${space[2]};
  padding-block: ${space[2]};
  background: var(--ground, ${color.canvas});

  [data-bleeding] > & {
    margin-inline: calc(-1 * var(--card-padding, ${space[6]}));
    padding-inline: var(--card-padding, ${space[6]});

    ${media.phone} {
      margin-inline: -${space[4]};
      padding-inline: ${space[4]};
    }
  }
`;

/** Passes the height of the sticky bar to the sticky heading row as `--bar-height`. */
function useBarHeight(bar: RefObject<HTMLElement | null>, hasBar: boolean): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (!hasBar || current === null) return undefined;
    const observer = new ResizeObserver(() =>
      current.parentElement?.style.setProperty('--bar-height', `${current.offsetHeight}px`),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [bar, hasBar]);
}

/**
 * Scrolls to the first row when the search, a filter or the order changes.
 *
 * @param view all three as one text.
 */
function useScrollToStart({ frameRef, scrollerRef, barRef }: TableRefs, view: string): void {
  const last = useRef(view);
  // Measuring makes the browser lay out the new rows twice, so nothing is measured unless something has scrolled.
  const hasScrolled = useRef(false);
  useEffect(() => {
    const onScroll = (): void => {
      hasScrolled.current = true;
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, []);
  useLayoutEffect(() => {
    if (last.current === view) return;
    last.current = view;
    if (!hasScrolled.current) return;
    hasScrolled.current = false;
    if (scrollerRef.current) scrollerRef.current.scrollTop = 0;
    const top = frameRef.current?.getBoundingClientRect().top ?? 0;
    const covered = barRef.current?.getBoundingClientRect().bottom ?? 0;
    if (top < covered - 1) frameRef.current?.scrollIntoView({ block: 'start' });
  }, [view, frameRef, scrollerRef, barRef]);
}

const selectionBar = createLazyComponent<SelectionBarProps>(() => import('./SelectionBar'));

/**
 * The product's table. Virtualizes its rows and memoizes them by identity, so that a change renders only the
 * rows that changed.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { label, rows, columns, status = 'ready', rowActions, maxHeight, bar: listBar, viewKey } = props;
  const tableId = useId();
  const locale = useLocale();
  const isPhone = useMedia(media.phone);
  const frameRef = useRef<HTMLDivElement>(null);
  const scrollerRef = useRef<HTMLDivElement>(null);
  const barRef = useRef<HTMLDivElement>(null);
  const headRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const endRef = useRef<HTMLSpanElement>(null);
  const refs = { frameRef, scrollerRef, barRef, headRef, bodyRef, endRef };
  const { shown, hidden, hide, hasColumnMenu, endWidth, rules } = useColumns(props, frameRef, isPhone);
  const { sorted, keys, sort, sortBy } = useOrderedRows(props);
  const selection = useRowSelection(keys, props);
  const focus = useRowFocus(keys, shown, props.reveal, refs);
  const handlers = useBodyHandlers({ props, rows: sorted, columns: shown, focus, selection, refs });
  useBarHeight(barRef, listBar !== undefined);
  useScrollToStart(refs, `${viewKey ?? ''} ${sort?.column ?? ''} ${sort?.direction ?? ''}`);

  const isLoading = isPending(status) && rows.length === 0;
  const isEmpty = !isLoading && rows.length === 0;
  const isFramed = !props.isBleeding;
  const isCompact = isPhone && shown.some(({ card }) => card !== undefined);
  /** A compact card has a value beside its title. */
  const hasEndValue = isCompact && shown.some(({ card }) => card === 'end');
  const phoneHeight = isCompact ? compactCardHeight : cardHeight(shown.length - 1);
  const rowHeight = isPhone ? phoneHeight : 44;
  // In a Card rows are lines instead of cards.
  const rowSize = rowHeight + (isPhone && isFramed ? cardGap : 0);

  const canUnsort = props.defaultSort === undefined;
  const view = useMemo(
    (): TableView => ({
      columns,
      hidden,
      onHiddenChange: hasColumnMenu ? hide : undefined,
      sort,
      onSort: sortBy,
      canUnsort,
    }),
    [columns, hidden, hasColumnMenu, hide, sort, sortBy, canUnsort],
  );
  const hasView = isPhone && (hasColumnMenu || columns.some(({ sortValue }) => sortValue !== undefined));
  const phoneView = hasView ? view : undefined;
  const shape = useMemo(
    (): RowShape<Row> => ({
      columns: shown,
      actions: rowActions,
      hasEnd: endWidth > 0,
      isCompact,
      onEditEnd: focus.onEditEnd,
      locale,
    }),
    [shown, rowActions, endWidth, isCompact, focus.onEditEnd, locale],
  );

  const { count, extent, toggleAll } = selection;
  const isSelecting = selection.isOn && count > 0 && props.bulkActions !== undefined;
  const selected = { count, shown: keys.length };
  const bar = isSelecting ? (
    <Lazy
      component={selectionBar}
      props={{
        ...selected,
        isFiltered: listBar?.isFiltered ?? false,
        actions: props.bulkActions,
        onSelectAll: toggleAll,
        onClear: selection.clear,
      }}
    />
  ) : null;
  /** Replaces the heading row above cards: selects all rows, and shows their count. */
  const hasSelectAll = selection.isOn && !isEmpty;
  const strip = (hasSelectAll || listBar || phoneView) && (
    <div data-strip="">
      {hasSelectAll && <SelectAll extent={extent} onToggle={toggleAll} />}
      {bar ?? (
        <>
          {hasSelectAll && (
            <span data-strip-label="" aria-hidden="true">
              {common('selectAll')}
            </span>
          )}
          <span data-strip-facts="">
            {listBar ? <BarSummary {...listBar} /> : phoneView && <FiltersButton view={phoneView} />}
          </span>
        </>
      )}
    </div>
  );
  const content = (
    <Frame
      ref={frameRef}
      style={{
        '--end-width': `${endWidth}px`,
        '--row-height': `${rowHeight}px`,
        '--max-height': maxHeight,
      }}
      data-framed={isFramed ? '' : undefined}
      data-bleeding={props.isBleeding ? '' : undefined}
      data-selectable={selection.isOn ? '' : undefined}
      data-acts={endWidth > 0 ? '' : undefined}
      data-opens={props.onRowOpen ? '' : undefined}
      data-compact={isCompact ? (hasEndValue ? 'beside' : '') : undefined}
      data-own-scroll={maxHeight === undefined ? undefined : ''}
      data-still={isLoading ? '' : undefined}
    >
      <VisuallyHidden>
        <span role="status">
          <LiveText>
            {isLoading ? t('loading', { label }) : isSelecting && t('selectedOfShown', selected)}
          </LiveText>
        </span>
      </VisuallyHidden>
      {((isPhone && (!isEmpty || listBar)) || isSelecting) && <HeadSlot>{isPhone ? strip : bar}</HeadSlot>}
      <Scroller
        ref={scrollerRef}
        $rules={rules}
        data-scroller={maxHeight === undefined ? undefined : ''}
        onKeyDown={handlers.onGridKeyDown}
      >
        <TableNotice {...props} />
        <div
          role="grid"
          aria-label={label}
          aria-rowcount={keys.length + 1}
          aria-multiselectable={selection.isOn || undefined}
          aria-busy={isPending(status) || undefined}
        >
          <TableHead
            headRef={headRef}
            columns={shown}
            view={view}
            extent={selection.isOn ? extent : undefined}
            onToggleAll={toggleAll}
            hasActions={rowActions !== undefined}
            isPhone={isPhone}
            isCovered={isSelecting && !isPhone}
          />
          {isLoading ? (
            <SkeletonRows bodyRef={bodyRef} shape={shape} isSelectable={selection.isOn} />
          ) : (
            <TableBody
              bodyRef={bodyRef}
              tableId={tableId}
              rows={sorted}
              keys={keys}
              rowSize={rowSize}
              shape={shape}
              focus={focus}
              handlers={handlers.body}
              selectedKeys={selection.isOn ? props.selectedKeys : undefined}
              search={listBar?.search?.value.trim() ?? ''}
              viewKey={viewKey}
            />
          )}
        </div>
        {isEmpty && <TablePanel {...props} />}
      </Scroller>
      <span ref={endRef} tabIndex={-1} />
    </Frame>
  );
  if (!listBar) return content;
  const onGo = (): void => {
    if (focus.active >= 0) focus.moveTo(focus.active);
  };
  return (
    <Root data-empty={isEmpty ? '' : undefined} data-bleeding={props.isBleeding ? '' : undefined}>
      <BarSlot ref={barRef}>
        <FilterBar
          {...listBar}
          search={listBar.search && { ...listBar.search, onGo }}
          view={phoneView}
          hasNoSummary
        />
      </BarSlot>
      {content}
    </Root>
  );
}
