/** Height of an option in pixels; the same for all, so that what is seen follows from the scroll alone. */
export const OPTION_HEIGHT = 40;
/** Options rendered beyond each edge: while the list rests, and while it scrolls (docs/decisions/0008). */
const OVERSCAN = { resting: 4, scrolling: 16 };

/** The options that are drawn: from `start` up to, but not with, `end`. */
export interface OptionWindow {
  readonly start: number;
  readonly end: number;
}

/** Which options to draw of `count`, in a list of `height` pixels that is scrolled by `scrollTop`. */
export function optionWindow(
  scrollTop: number,
  height: number,
  count: number,
  isScrolling = false,
): OptionWindow {
  const overscan = isScrolling ? OVERSCAN.scrolling : OVERSCAN.resting;
  const start = Math.max(0, Math.floor(scrollTop / OPTION_HEIGHT) - overscan);
  const end = Math.min(count, Math.ceil((scrollTop + height) / OPTION_HEIGHT) + overscan);
  return { start: Math.min(start, Math.max(0, end - 1)), end };
}

/** Where to scroll to so that an option is seen, or `null` where it is. */
export function scrollToSee(index: number, scrollTop: number, height: number): number | null {
  const top = index * OPTION_HEIGHT;
  if (top < scrollTop) return top;
  if (top + OPTION_HEIGHT > scrollTop + height) return top + OPTION_HEIGHT - height;
  return null;
}

/** Options under one heading; those from `start` up to, but not with, `end`. */
export interface OptionGroup {
  /** Without a title there is no heading. */
  readonly title: string | undefined;
  readonly start: number;
  readonly end: number;
  /** Row of the first option: rows count headings too, options do not. */
  readonly firstRow: number;
}

/** The groups of options that follow one another, and the number of rows they take with their headings. */
export function groupOptions(options: ReadonlyArray<{ readonly group?: string | undefined }>): {
  readonly groups: readonly OptionGroup[];
  readonly rowCount: number;
} {
  const groups: OptionGroup[] = [];
  let headings = 0;
  for (let start = 0; start < options.length;) {
    const title = options[start]?.group;
    let end = start + 1;
    while (end < options.length && options[end]?.group === title) end += 1;
    if (title !== undefined) headings += 1;
    groups.push({ title, start, end, firstRow: start + headings });
    start = end;
  }
  return { groups, rowCount: options.length + headings };
}

/** The row of an option, and whether a heading stands above it. */
export function rowOfOption(
  groups: readonly OptionGroup[],
  index: number,
): { readonly row: number; readonly isUnderHeading: boolean } {
  const group = groups.find(({ start, end }) => index >= start && index < end);
  return group === undefined
    ? { row: index, isUnderHeading: false }
    : {
        row: group.firstRow + index - group.start,
        isUnderHeading: group.title !== undefined && index === group.start,
      };
}
