import type { PageName } from '../pages';

/** An act that has keys. */
export interface Act {
  readonly id: string;
  readonly label: string;
  readonly group: 'Anywhere' | 'Go to' | 'Lists' | 'Forms';
  /** `mod+k` (Ctrl, or ⌘ on Apple's systems), `/`, or two plain keys one after the other: `g s`. */
  readonly keys: string;
  /** React Aria and the fields handle these keys. */
  readonly isFixed?: true;
  /** The page that it opens. */
  readonly page?: PageName;
  /** Why it does nothing on a page that has no control for it. */
  readonly missing?: string;
}

const noList = 'No list on this page';

const records = [
  { id: 'palette', label: 'Search everything', group: 'Anywhere', keys: 'mod+k' },
  { id: 'keys', label: 'Show this list', group: 'Anywhere', keys: '?' },
  { id: 'preferences', label: 'Open preferences', group: 'Anywhere', keys: 'mod+,' },
  { id: 'close', label: 'Close or clear', group: 'Anywhere', keys: 'escape', isFixed: true },
  { id: 'go-settings', label: 'Settings', group: 'Go to', keys: 'g s', page: 'settings' },
  { id: 'go-monitors', label: 'Monitors', group: 'Go to', keys: 'g m', page: 'monitors' },
  { id: 'go-redirects', label: 'Redirects', group: 'Go to', keys: 'g r', page: 'redirects' },
  { id: 'go-commands', label: 'Commands', group: 'Go to', keys: 'g c', page: 'commands' },
  { id: 'go-payment', label: 'Payment', group: 'Go to', keys: 'g p', page: 'payment' },
  { id: 'go-access', label: 'Dashboard Access', group: 'Go to', keys: 'g a', page: 'dashboardAccess' },
  { id: 'go-customers', label: 'Customers', group: 'Go to', keys: 'g u', page: 'customers' },
  { id: 'search', label: 'Search the list', group: 'Lists', keys: '/', missing: 'No search on this page' },
  { id: 'next', label: 'Next row', group: 'Lists', keys: 'j', missing: noList },
  { id: 'previous', label: 'Previous row', group: 'Lists', keys: 'k', missing: noList },
  {
    id: 'select',
    label: 'Select the row',
    group: 'Lists',
    keys: 'x',
    missing: 'No rows to select on this page',
  },
  { id: 'edit', label: 'Edit the row', group: 'Lists', keys: 'e', missing: 'No rows to edit on this page' },
  { id: 'new', label: 'Create or add', group: 'Lists', keys: 'n', missing: 'Nothing to add on this page' },
  {
    id: 'save',
    label: 'Save changes',
    group: 'Forms',
    keys: 'mod+s',
    missing: 'Nothing to save on this page',
  },
] as const satisfies readonly Act[];

/** The id of an act. */
export type ActId = (typeof records)[number]['id'];

/** Every act with keys, in the order of the list that shows them. */
export const acts: ReadonlyArray<Act & { readonly id: ActId }> = records;

export const isActId = (text: string): text is ActId => acts.some(({ id }) => id === text);
