/** The ref of the side column: makes it sticky while all of it fits into the viewport. */
export function stickySide(side: HTMLElement | null): (() => void) | undefined {
  if (side === null) return undefined;
  const measure = (): void => {
    const top = Number.parseFloat(getComputedStyle(side).top) || 0;
    side.toggleAttribute('data-sticky', side.offsetHeight + 2 * top <= window.innerHeight);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(side);
  window.addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
  };
}
