/** The double-click time of the common platforms, in milliseconds. */
export const DOUBLE_CLICK_MS = 500;
/** How far apart two presses of one double-click may be, in pixels: a finger is less exact than a mouse. */
const slopOf = (pointerType: string): number => (pointerType === 'mouse' ? 4 : 24);

/** What a press belongs to: the control or the row around it. */
const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? (target.closest('button, a, label, input, textarea, [role]') ?? target) : null;

/** A control whose second press would repeat what the first has done, or close what it has opened. */
const isOnce = (control: Element | null): boolean =>
  control?.matches('[data-once], [aria-haspopup]') ?? false;

/**
 * Ignores the second press of a double-click where it would do something that the person did not aim at: it lands on
 * another control, because the first press has moved, opened or closed something, or on one that acts once (`isOnce`
 * of Button). Text, switches and other controls that are pressed twice on purpose get both presses.
 *
 * The app calls this once. It goes by time and place, because the click count of the browser ends where the element
 * below the pointer changes, and a double tap has none. Presses of the keyboard and of assistive technology have no
 * place, and each counts.
 */
export function ignoreDoubleClicks(): void {
  let first: Element | null = null;
  let last = { x: 0, y: 0, time: -Infinity };
  let isIgnored = false;

  const judge = ({ clientX: x, clientY: y, timeStamp: time, pointerType, target }: PointerEvent): void => {
    const slop = slopOf(pointerType);
    const isSecond =
      (x !== 0 || y !== 0) &&
      time - last.time < DOUBLE_CLICK_MS &&
      Math.abs(x - last.x) <= slop &&
      Math.abs(y - last.y) <= slop;
    const control = controlOf(target);
    isIgnored = isSecond && (control !== first || isOnce(control));
    // A third press is compared with the first as well.
    if (!isIgnored) first = control;
    last = { x, y, time };
  };

  // Presses with typing between them are no double-click.
  for (const type of ['keydown', 'beforeinput'] as const) {
    const forget = (): void => {
      last.time = -Infinity;
    };
    window.addEventListener(type, forget, { capture: true });
  }
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const) {
    window.addEventListener(
      type,
      (event) => {
        if (event.type === 'pointerdown') judge(event as PointerEvent);
        // Counted from the frame that shows what the press did, so that a slow page makes no difference.
        else if (event.type === 'pointerup') {
          requestAnimationFrame((time) => {
            last.time = time;
          });
        }
        // A click without a count is the keyboard's.
        if (!isIgnored || (event.type === 'click' && event.detail === 0)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }
}
