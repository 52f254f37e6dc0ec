import type { Compared, KnownItem, Reading, TakenItem, TakerItem } from './types';

const redirect = (id: number, name: string, change: Partial<TakerItem> = {}): TakerItem => ({
  id: `redirect:${id}`,
  kind: 'redirect',
  name,
  type: 'Name',
  isActive: true,
  href: `/monitors/redirects?search=${name}`,
  keywords: [name],
  ...change,
});

/** What takes “Nike Air Max 90 Infrared”. */
export const takers: readonly TakerItem[] = [
  redirect(1, 'max air'),
  redirect(2, 'infrared', { isActive: false }),
  {
    id: 'keywords:3',
    kind: 'keywords',
    name: 'Runners',
    type: '',
    isActive: true,
    href: '/monitors',
    keywords: ['air max', 'max 90'],
  },
];

const known = (id: number, kind: KnownItem['kind'], text: string): TakenItem => ({
  id: `${kind}:${id}`,
  kind,
  text,
  monitor: 'Night Vault',
  href: '/monitors/night-vault',
  isActive: id !== 2,
  keyword: 'max air',
});

export const taken: readonly TakenItem[] = [
  known(1, 'input', 'https://shop.example/products/air-max-90'),
  known(2, 'input', 'https://shop.example/products/air-max-plus'),
  known(3, 'example', 'Nike Air Max 1'),
];

/** 60 redirects. */
export const crowded: readonly TakerItem[] = Array.from({ length: 60 }, (_, id) =>
  redirect(id, `a rather long keyword of many words ${id}`),
);

export const nothingToRead: Reading = { total: 0, progress: null };

export const compared: Compared = { redirects: 60, keywordLists: 3, known: 412, monitors: 40 };

/** No page has loaded anything to compare with. */
export const nothingCompared: Compared = { redirects: null, keywordLists: null, known: 0, monitors: 0 };
