/** The head is row 1 of the grid, so the first row of the list is row 2. */
export const firstRowIndex = 2;

const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

export const rowAround = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-body] > [data-index]') : null;

/** The index of a rendered row in the list, from 0. */
export const rowIndexOf = (row: HTMLElement): number => Number(row.dataset['index']);

export const rowAt = (body: HTMLElement | null, index: number): HTMLElement | null =>
  body?.querySelector<HTMLElement>(`:scope > [data-index="${index}"]`) ?? null;

/** The tab stops inside an element, in order. */
export const controlsIn = (element: HTMLElement | null): HTMLElement[] =>
  element === null
    ? []
    : [...element.querySelectorAll<HTMLElement>(controls)].filter((control) => control.tabIndex >= 0);

/** What the left and right arrows go through: the row, its editable cells and its controls. */
export const stopsIn = (row: HTMLElement): HTMLElement[] => [
  row,
  ...[...row.querySelectorAll<HTMLElement>(`${controls}, [data-edit]`)].filter(
    (element) => element.tabIndex >= 0 || element.dataset['edit'] !== undefined,
  ),
];

/** The editable cell around a target; its `data-edit` is the id of the column. */
export const editableCellAround = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-body] [data-edit]') : null;

/** Whether an event began in one of the row's controls instead of the row itself. */
export const isInControl = (target: EventTarget | null, row: HTMLElement): boolean => {
  const control = target instanceof Element ? target.closest(`${controls}, label`) : null;
  return control !== null && control !== row && row.contains(control);
};

/** Whether keys type text here, and arrows move a caret. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches(
      'textarea, select, [role="spinbutton"], [role="slider"], input:not([type="checkbox"], [type="radio"])',
    ));
