const MARK = '● ';

let title = '';
let isMarked = false;
let failed = 0;

function show(): void {
  document.title = `${isMarked ? MARK : ''}${failed === 0 ? '' : `(${failed}) failed · `}${title}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = isMarked ? '/favicon-unsaved.svg' : '/favicon.svg';
  if (icon !== null && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}

/** Sets the document title: “Settings · Dropdeck”, or the product's name alone. */
export function setTitle(page: string): void {
  title = page === 'Dropdeck' ? page : `${page} · Dropdeck`;
  show();
}

/** Adds a dot to the tab's title and icon while there are unsaved changes. */
export function markTitle(marked: boolean): void {
  isMarked = marked;
  show();
}

/** Says in the tab's title how many failures of Activity were not read. */
export function countInTitle(count: number): void {
  failed = count;
  show();
}
