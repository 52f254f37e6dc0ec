import { pressByKey } from './pressByKey';

const isUsable = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');

const allUsable = (root: ParentNode, selector: string): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isUsable);

const usable = (root: ParentNode, selector: string): HTMLElement | null =>
  [...root.querySelectorAll<HTMLElement>(selector)].find(isUsable) ?? null;

const page = (): ParentNode => document.querySelector('main') ?? document.body;

const row = '[data-body] > [role="row"]';
const card = '[data-card]';

/** The row or card with the focus. */
const focusedRow = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>(`${row}, ${card}`) ?? null;

/** The checkbox of a card, which stands for it: cards are no tab stops. */
const checkboxOf = (root: ParentNode): HTMLElement | null => usable(root, 'input[type="checkbox"]');

/** The row in the tab order of the first list, or the first card in view. */
function firstRow(): HTMLElement | null {
  const rowInOrder = usable(page(), `${row}[tabindex="0"]`);
  if (rowInOrder !== null) return rowInOrder;
  const cards = [...page().querySelectorAll<HTMLElement>(card)];
  return cards.find((each) => each.getBoundingClientRect().bottom > 0) ?? null;
}

function focusRow(target: HTMLElement | null): boolean {
  const stop = target?.matches(card) ? checkboxOf(target) : target;
  stop?.focus();
  return stop !== null;
}

/** Lets a table handle a key as if it was pressed in it: it knows rows that are not rendered. */
function pressIn(target: Element, key: string): boolean {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return true;
}

/** Moves the focus to the next or previous row; from outside of the list to its first row. */
function move(step: 1 | -1): boolean {
  const current = focusedRow();
  if (current === null) return focusRow(firstRow());
  if (current.matches(row))
    return pressIn(document.activeElement ?? current, step === 1 ? 'ArrowDown' : 'ArrowUp');
  const index = Number(current.closest<HTMLElement>('[data-index]')?.dataset['index']);
  const neighbor = page().querySelector<HTMLElement>(`[data-index="${index + step}"] ${card}`);
  return focusRow(neighbor ?? current);
}

function select(): boolean {
  const current = focusedRow();
  if (current === null) return false;
  if (current.matches(row)) return pressIn(current, ' ');
  checkboxOf(current)?.click();
  return true;
}

/** Presses the row's Edit, or edits its first editable cell. */
function edit(): boolean {
  const current = focusedRow();
  if (current === null) return false;
  const button = usable(current, '[data-key="edit"]');
  if (button !== null) pressByKey(button);
  else if (current.matches(row)) return pressIn(current, 'F2');
  return true;
}

const field = 'input, textarea';
const fieldOf = (target: HTMLElement): HTMLElement | null =>
  target.matches(field) ? target : target.querySelector<HTMLElement>(field);

const targetOf = (act: string): HTMLElement | null => usable(page(), `[data-key="${act}"]`);

/** Focuses the field of an act, or presses its button. What the button opens may contain the field. */
function focusOrPress(act: string): boolean {
  const target = targetOf(act);
  if (target === null) return false;
  const input = fieldOf(target);
  if (input instanceof HTMLInputElement) {
    input.focus();
    input.select();
    return true;
  }
  target.focus();
  pressByKey(target);
  requestAnimationFrame(() => {
    const opened = targetOf(act);
    if (opened !== null) fieldOf(opened)?.focus();
  });
  return true;
}

/** The focused element, also inside of the line editor's shadow root. */
function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/**
 * Presses each Save that has something to save.
 *
 * @param root the open dialog, or null for the page.
 * @returns whether there is a Save, so that the browser does not save the page instead.
 */
export function saveByKey(root: Element | null): boolean {
  const saves = root ?? page();
  if (saves.querySelector('[data-key="save"]') === null) return false;
  // A field commits its draft when it loses the focus, as it would by a press on the button.
  const focused = focusedElement();
  if (focused instanceof HTMLElement) focused.blur();
  // React renders what the field committed in a microtask that was queued before this one.
  queueMicrotask(() => {
    for (const button of allUsable(saves, '[data-key="save"][data-dirty]')) button.click();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  });
  return true;
}

/**
 * Does what the keys of an act do to the page: finds its control (`data-key`), or moves through its list.
 *
 * @returns false when the page has no control for it.
 */
export function runKeyOnPage(act: string): boolean {
  switch (act) {
    case 'next':
      return move(1);
    case 'previous':
      return move(-1);
    case 'select':
      return select();
    case 'edit':
      return edit();
    case 'save':
      return saveByKey(null);
    case 'search':
    case 'new':
      return focusOrPress(act);
    default:
      return false;
  }
}

/** Whether the page has a control for an act; true for acts that need none. */
export function isKeyOnPage(act: string): boolean {
  switch (act) {
    case 'next':
    case 'previous':
      return usable(page(), '[role="grid"], [data-cards]') !== null;
    case 'select':
      return usable(page(), `${row} [data-select], ${card} [data-select]`) !== null;
    case 'edit':
      return (
        usable(page(), `${row} [data-key="edit"], ${row} [data-edit], ${card} [data-key="edit"]`) !== null
      );
    case 'save':
      return page().querySelector('[data-key="save"]') !== null;
    case 'search':
    case 'new':
      return targetOf(act) !== null;
    default:
      return true;
  }
}
