import type { NewsItem } from '@dropdeck/design-system';
import { pages, pageTitle, type PageName } from '@dropdeck/domain/shell/pages';
import { t } from './text.en';

const records = [
  { id: 'addFaster', day: '2026-11-26', page: 'monitors' },
  { id: 'names', day: '2026-11-26', page: 'settings' },
  { id: 'find', day: '2026-11-26', page: 'webhooks' },
  { id: 'pins', day: '2026-11-26', page: 'monitors' },
  { id: 'hidden', day: '2026-11-26' },
  { id: 'drafts', day: '2026-11-23', page: 'drafts' },
  { id: 'fleet', day: '2026-11-23', page: 'monitors' },
  { id: 'webhooks', day: '2026-11-23', page: 'webhooks' },
  { id: 'palette', day: '2026-11-23' },
  { id: 'keys', day: '2026-11-23' },
  { id: 'preferences', day: '2026-11-23' },
  { id: 'activity', day: '2026-11-23' },
  { id: 'views', day: '2026-11-22', page: 'monitors' },
  { id: 'import', day: '2026-11-22', page: 'redirects' },
] as const satisfies readonly { readonly id: string; readonly day: string; readonly page?: PageName }[];

/** What is new for customers, newest first. A change that they notice adds a record and its text. */
export const news = (): readonly NewsItem[] =>
  records.map((record): NewsItem => {
    const { id, day } = record;
    const item = { id, day, title: t(id), text: t(`${id}Text`) };
    if (!('page' in record)) return item;
    const { page } = record;
    return Object.assign(item, { link: { label: pageTitle(page), href: pages[page].path } });
  });
