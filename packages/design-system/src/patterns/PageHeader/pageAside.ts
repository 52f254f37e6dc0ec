let container: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** The ref of the element below the page's title. */
export function setPageAside(element: HTMLElement | null): void {
  container = element;
  for (const listener of listeners) listener();
}

export const pageAside = (): HTMLElement | null => container;

export function onPageAside(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
