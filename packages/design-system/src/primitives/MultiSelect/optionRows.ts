/** Height of every option and heading in pixels, and where fingers press. */
export const OPTION_HEIGHT = 40;
export const TOUCH_OPTION_HEIGHT = 44;

/** The scroll position that reveals an option; `null` when it is in view. */
export function scrollToSee(
  index: number,
  scrollTop: number,
  height: number,
  optionHeight = OPTION_HEIGHT,
): number | null {
  const top = index * optionHeight;
  if (top < scrollTop) return top;
  if (top + optionHeight > scrollTop + height) return top + optionHeight - height;
  return null;
}

/** Options with one heading, from `start` up to, but not including, `end`. */
export interface OptionGroup {
  /** Undefined for a group without a heading. */
  readonly title: string | undefined;
  readonly start: number;
  readonly end: number;
  /** Row of the first option; rows count headings too. */
  readonly firstRow: number;
}

/** Groups consecutive options, and counts the rows with their headings. */
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

/** The row of an option, and whether it is the first below a heading. */
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
