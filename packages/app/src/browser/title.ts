import { t } from '../shell/text.en';

const state = {
  /** “Settings”; empty for a page without a title. */
  page: '',
  /** The name after the page's. */
  brand: '',
  isUnsaved: false,
  /** The failures of the history that were not read. */
  failures: 0,
};

/** Shows in the tab: “● (1) failed · Settings · Dropdeck”, and the icon that goes with it. */
export function showInTab(changes: Partial<typeof state>): void {
  const { page, brand, isUnsaved, failures } = Object.assign(state, changes);
  const title = [page, brand].filter((part) => part !== '').join(' · ');
  // Until something is known, the title is that of index.html.
  if (title !== '')
    document.title = `${isUnsaved ? '● ' : ''}${failures === 0 ? title : t('unread', { count: failures, title })}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  // An operator's icon has no variant for unsaved changes.
  const href = icon?.dataset['brand'] || (isUnsaved ? '/favicon-unsaved.svg' : '/favicon.svg');
  if (icon !== null && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}
