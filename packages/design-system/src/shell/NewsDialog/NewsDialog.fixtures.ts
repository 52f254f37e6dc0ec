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
    id: 'import',
    day: '2026-11-22',
    title: 'Hundreds at once',
    text: 'Paste redirects and inputs as lines or CSV, and change many with a preview.',
  },
];
