import { t } from '../shell/text.en';

const MARK = '● ';

let page = '';
let brand = '';
let isMarked = false;
let failed = 0;

function show(): void {
  const title = [page, brand].filter((part) => part !== '').join(' · ');
  // Until something is known, the title is that of index.html.
  if (title !== '')
    document.title = `${isMarked ? MARK : ''}${failed === 0 ? title : t('unread', { count: failed, title })}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  // An operator's icon has no variant for unsaved changes.
  const href = icon?.dataset['brand'] || (isMarked ? '/favicon-unsaved.svg' : '/favicon.svg');
  if (icon !== null && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}

/** Sets the document title: “Settings · Dropdeck”, or the brand alone for an empty page. */
export function setTitle(next: string): void {
  page = next;
  show();
}

/** The name after the page's. */
export function setBrandName(name: string): void {
  brand = name;
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
