import { t } from './text.en';

/** A named state of a list. */
export interface ListView {
  readonly id: string;
  readonly name: string;
  /** The query string of the list's keys, without their prefix. */
  readonly query: string;
}

/** The view of all rows, which every list has. */
export const allRows: ListView = {
  id: 'all',
  get name() {
    return t('all');
  },
  query: '',
};

/** The most characters of a view's name. */
export const VIEW_NAME_LENGTH = 40;

/** The most views that a list keeps. */
export const MAX_VIEWS = 50;

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** A name as it is kept; `null` if it is empty, too long or another view's. */
export function viewName(name: string, others: readonly ListView[]): string | null {
  const trimmed = name.trim().replace(/\s+/g, ' ');
  const isFree = others.every((view) => !sameName(view.name, trimmed));
  return trimmed !== '' && trimmed.length <= VIEW_NAME_LENGTH && isFree ? trimmed : null;
}

/** A readable id for the address: `nike-eu`, or `nike-eu-2` where that is taken. */
export function viewId(name: string, taken: readonly ListView[]): string {
  const slug =
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'view';
  const ids = new Set(taken.map(({ id }) => id));
  let id = slug;
  for (let count = 2; ids.has(id); count += 1) id = `${slug}-${count}`;
  return id;
}

export const moveView = (views: readonly ListView[], id: string, to: number): readonly ListView[] => {
  const view = views.find((one) => one.id === id);
  if (view === undefined) return views;
  const others = views.filter((one) => one !== view);
  return [...others.slice(0, to), view, ...others.slice(to)];
};

export const patchView = (
  views: readonly ListView[],
  id: string,
  patch: Partial<ListView>,
): readonly ListView[] => views.map((view) => (view.id === id ? { ...view, ...patch } : view));
