/** Milliseconds that a page may take to show the control. */
const PATIENCE_MS = 8_000;

/** Milliseconds after which the new page has moved the focus. */
const SETTLE_MS = 200;

/** Focuses the control of the page with this name once it is shown, and scrolls to it. Gives up after some seconds. */
export function focusControl(name: string): void {
  const attempt = (): boolean => {
    // A closing dialog would take the focus back.
    if (document.querySelector('[role="dialog"]') !== null) return false;
    const control = document.querySelector<HTMLElement>(`#content [name="${name}"]`);
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
