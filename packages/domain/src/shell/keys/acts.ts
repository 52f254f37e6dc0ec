import { pageTitle, type PageName } from '../pages';
import { t } from './text.en';

type Word = keyof (typeof t)['messages'];

/** An act that has keys. */
interface ActRecord {
  readonly id: string;
  readonly group: 'anywhere' | 'goTo' | 'lists' | 'forms';
  /** As tinykeys writes them: `$mod+k` (Ctrl, or ⌘ on Apple's systems), `/`, or two keys one after the other: `g s`. */
  readonly keys: string;
  /** React Aria and the fields handle these keys. */
  readonly isFixed?: true;
  /** The page that it opens. */
  readonly page?: PageName;
  /** Why it does nothing on a page that has no control for it. */
  readonly missing?: Word;
}

const records = [
  { id: 'palette', group: 'anywhere', keys: '$mod+k' },
  { id: 'keys', group: 'anywhere', keys: '?' },
  { id: 'preferences', group: 'anywhere', keys: '$mod+,' },
  { id: 'values', group: 'anywhere', keys: '$mod+.' },
  { id: 'close', group: 'anywhere', keys: 'Escape', isFixed: true },
  { id: 'go-settings', group: 'goTo', keys: 'g s', page: 'settings' },
  { id: 'go-monitors', group: 'goTo', keys: 'g m', page: 'monitors' },
  { id: 'go-redirects', group: 'goTo', keys: 'g r', page: 'redirects' },
  { id: 'go-commands', group: 'goTo', keys: 'g c', page: 'commands' },
  { id: 'go-payment', group: 'goTo', keys: 'g p', page: 'payment' },
  { id: 'go-access', group: 'goTo', keys: 'g a', page: 'dashboardAccess' },
  { id: 'go-customers', group: 'goTo', keys: 'g u', page: 'customers' },
  { id: 'search', group: 'lists', keys: '/', missing: 'noSearch' },
  { id: 'next', group: 'lists', keys: 'j', missing: 'noList' },
  { id: 'previous', group: 'lists', keys: 'k', missing: 'noList' },
  { id: 'select', group: 'lists', keys: 'x', missing: 'noSelect' },
  { id: 'edit', group: 'lists', keys: 'e', missing: 'noEdit' },
  { id: 'new', group: 'lists', keys: 'n', missing: 'noNew' },
  { id: 'save', group: 'forms', keys: '$mod+s', missing: 'noSave' },
] as const satisfies readonly ActRecord[];

/** The id of an act. */
export type ActId = (typeof records)[number]['id'];

export type Act = ActRecord & { readonly id: ActId };

/** Every act with keys, in the order of the list that shows them. */
export const acts: readonly Act[] = records;

/** What an act does. */
export const actLabel = ({ id, page }: Act): string =>
  page === undefined ? t(id as Exclude<ActId, `go-${string}`>) : pageTitle(page);

/** The name of a group of acts. */
export const actGroup = ({ group }: Act): string => t(group);

/** Why an act does nothing on a page that has no control for it. */
export const whyMissing = ({ missing }: Act): string | undefined => missing && t(missing);

/** The keys as people read them: “Ctrl K”, “⌘K”, “G S”. */
export const formatKeys = (keys: string, isApple: boolean): string =>
  keys
    .split(' ')
    .map((stroke) => {
      const key = stroke.replace('$mod+', '');
      const name = key === 'Escape' ? t('escapeKey') : key.toUpperCase();
      if (key === stroke) return name;
      return isApple ? `⌘${name}` : `${t('ctrlKey')} ${name}`;
    })
    .join(' ');
