import { matchRanges } from '../../lib/text/matchRanges';
import type { CommandPaletteGroup, CommandPaletteRow } from './CommandPalette';

const row = (
  id: string,
  label: string,
  icon: CommandPaletteRow['icon'],
  rest: Partial<CommandPaletteRow> = {},
): CommandPaletteRow => ({ id, label, icon, marks: [], ...rest });

const pageRows: readonly CommandPaletteRow[] = [
  row('settings', 'Settings', 'settings', { href: '/settings', keys: 'go-settings' }),
  row('monitors', 'Monitors', 'monitors', { href: '/monitors', keys: 'go-monitors' }),
  row('redirects', 'Redirects', 'redirects', { href: '/redirects', keys: 'go-redirects' }),
  row('payment', 'Payment', 'payment', { href: '/payment' }),
];

const actRows: readonly CommandPaletteRow[] = [
  row('create', 'Create Redirect', 'act', { keys: 'new' }),
  row('export', 'Export this list as CSV', 'act'),
  row('dark', 'Dark theme', 'act'),
  row('preferences', 'Preferences', 'act', { keys: 'preferences' }),
  row('log-out', 'Log out', 'act'),
];

const monitorRows: readonly CommandPaletteRow[] = [
  row('a', 'Nike SNKRS EU 12', 'monitors', { href: '/a', detail: 'Sneaker' }),
  row('b', 'Nike SNKRS UK 12', 'monitors', { href: '/b', detail: 'Sneaker' }),
  row('c', 'Naked Copenhagen', 'monitors', { href: '/c', detail: 'Alternative' }),
  row('inputs:d', 'jdsports.example/product/air-jordan-4-white-cement-8', 'monitors', {
    href: '/d',
    detail: 'Naked Copenhagen · Air Jordan',
  }),
];

const suggestions: readonly CommandPaletteGroup<CommandPaletteRow>[] = [
  { id: 'page', heading: 'On this page', rows: actRows.slice(0, 2) },
  { id: 'pages', heading: 'Pages', rows: pageRows },
];

/** Finds rows that contain every word, as a stand-in for the domain's search. */
export function findRows(text: string): readonly CommandPaletteGroup<CommandPaletteRow>[] {
  if (text.trim() === '') return suggestions;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = (rows: readonly CommandPaletteRow[]): readonly CommandPaletteRow[] =>
    rows
      .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
      .map((one) => Object.assign({}, one, { marks: matchRanges(one.label, text) }));
  return [
    { id: 'monitors', heading: 'Monitors', rows: matching(monitorRows) },
    { id: 'acts', heading: 'Actions', rows: matching(actRows) },
    { id: 'pages', heading: 'Pages', rows: matching(pageRows) },
  ].filter(({ rows }) => rows.length > 0);
}

const long =
  'The monitor of a shop in a distant region whose name somehow grew longer than any column was planned for';

export const crowded: readonly CommandPaletteGroup<CommandPaletteRow>[] = [
  {
    id: 'monitors',
    heading: 'Monitors',
    rows: Array.from({ length: 5 }, (_, at) =>
      row(`m${at}`, `${long} ${at}`, 'monitors', { detail: 'Alternative with a long product name' }),
    ),
  },
  {
    id: 'redirects',
    heading: 'Redirects',
    rows: Array.from({ length: 5 }, (_, at) =>
      row(`r${at}`, `air runner ${at}`, 'redirects', { detail: 'Name' }),
    ),
  },
];
