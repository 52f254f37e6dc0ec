import type { NewsItem } from './NewsDialog';

export const items: NewsItem[] = [
  {
    id: 'palette',
    day: '2026-11-23',
    title: 'One search for everything',
    text: 'One field finds pages, monitors, redirects and commands, and runs what you do often.',
    link: { label: 'Go to monitors', href: '/monitors' },
  },
  {
    id: 'views',
    day: '2026-11-22',
    title: 'Saved views',
    text: 'Give a search with its filter and columns a name, and open it from its tab.',
  },
];
