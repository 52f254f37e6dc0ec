/** The second press of a double-click comes within this time of the first, in milliseconds. */
export const DOUBLE_CLICK_MS = 250;
/** How far apart two presses of one double-click may be, in pixels: a finger is less exact than a mouse. */
const slopOf = (pointerType: string): number => (pointerType === 'mouse' ? 4 : 24);

/** What a press belongs to: the control or the row around it. */
const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? (target.closest('button, a, label, input, textarea, [role]') ?? target) : null;

/** A control whose second press would repeat what the first has done, or close what it has opened. */
const isOnce = (control: Element | null): boolean =>
  control?.matches('[data-once], [aria-haspopup]') ?? false;

/** A press of a pointer: where and when, in the coordinates and the time of its event. */
export interface Press {
  readonly x: number;
  readonly y: number;
  /** When the person pressed, in milliseconds: a slow page handles the event later, but does not change it. */
  readonly time: number;
  readonly pointerType: string;
}

/**
 * Whether a press is the second one of a double-click: within 250 ms of the last press that counted, at the same place. A
 * press that did not count is not compared with, so that presses in a quick rhythm are not all ignored. Presses of the
 * keyboard and of assistive technology have no place, and each counts.
 */
export const isSecondPress = (last: Press | null, { x, y, time, pointerType }: Press): boolean =>
  last !== null &&
  (x !== 0 || y !== 0) &&
  time - last.time < DOUBLE_CLICK_MS &&
  Math.abs(x - last.x) <= slopOf(pointerType) &&
  Math.abs(y - last.y) <= slopOf(pointerType);

/**
 * Ignores the second press of a double-click where it would do something that the person did not aim at: it lands on
 * another control, because the first press has moved, opened or closed something, or on one that acts once (`isOnce`
 * of Button). Text, switches and other controls that are pressed twice on purpose get both presses.
 *
 * The app calls this once. It goes by time and place, because the click count of the browser ends where the element
 * below the pointer changes, and a double tap has none.
 */
export function ignoreDoubleClicks(): void {
  let first: Element | null = null;
  let last: Press | null = null;
  let isIgnored = false;

  const judge = ({ clientX: x, clientY: y, timeStamp: time, pointerType, target }: PointerEvent): void => {
    const press: Press = { x, y, time, pointerType };
    const control = controlOf(target);
    isIgnored = isSecondPress(last, press) && (control !== first || isOnce(control));
    if (isIgnored) return;
    first = control;
    last = press;
  };

  // Presses with typing between them are no double-click.
  for (const type of ['keydown', 'beforeinput'] as const) {
    const forget = (): void => {
      last = null;
    };
    window.addEventListener(type, forget, { capture: true });
  }
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const) {
    window.addEventListener(
      type,
      (event) => {
        if (event.type === 'pointerdown') judge(event as PointerEvent);
        // A click without a count is the keyboard's.
        if (!isIgnored || (event.type === 'click' && event.detail === 0)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }
}
