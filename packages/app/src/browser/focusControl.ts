/** Milliseconds that a page may take to show the control. */
const PATIENCE_MS = 8_000;

/** Milliseconds after which the new page has moved the focus. */
const SETTLE_MS = 200;

const isFocusable = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.matches('input, textarea, select, button, a[href]');

/** The control of the page with this label, also inside a group of this name. */
function find(label: string): HTMLElement | null {
  const content = document.getElementById('content');
  if (content === null) return null;
  for (const element of content.querySelectorAll('label, [aria-label], [aria-labelledby], button')) {
    // A column may have the name of the field.
    if (element.closest('[role="columnheader"]') !== null) continue;
    const name =
      element.getAttribute('aria-label') ??
      document.getElementById(element.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')?.textContent ??
      element.textContent;
    if (name?.trim() !== label) continue;
    const control = element instanceof HTMLLabelElement ? element.control : element;
    if (isFocusable(control)) return control;
    const inner = control?.querySelector('input, textarea');
    if (isFocusable(inner)) return inner;
  }
  return null;
}

/** Focuses the control with this label once the page shows it, and scrolls to it. Gives up after some seconds. */
export function focusControl(label: string): void {
  const attempt = (): boolean => {
    // A closing dialog would take the focus back.
    if (document.querySelector('[role="dialog"]') !== null) return false;
    const control = find(label);
    if (control === null) return false;
    const take = (): void => {
      control.focus();
      control.scrollIntoView({ block: 'center' });
    };
    take();
    // The heading of the page takes the focus after the navigation.
    setTimeout(take, SETTLE_MS);
    return true;
  };
  if (attempt()) return;
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
}
