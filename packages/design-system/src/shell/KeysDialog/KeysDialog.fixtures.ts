import type { KeysGroup } from './KeysDialog';

const noList = 'No list on this page';

export const keysGroups: readonly KeysGroup[] = [
  {
    name: 'Anywhere',
    items: [
      { id: 'palette', label: 'Search everything', strokes: ['Ctrl K'] },
      { id: 'keys', label: 'Show this list', strokes: ['?'] },
      { id: 'close', label: 'Close or clear', strokes: ['Esc'] },
    ],
  },
  {
    name: 'Go to',
    items: [
      { id: 'go-settings', label: 'Settings', strokes: ['G', 'S'] },
      { id: 'go-access', label: 'Dashboard Access', strokes: ['G', 'A'] },
    ],
  },
  {
    name: 'Lists',
    items: [
      { id: 'new', label: 'Create or add', strokes: ['N'] },
      { id: 'search', label: 'Search the list', strokes: ['/'], reason: 'No search on this page' },
      { id: 'next', label: 'Next row', strokes: ['J'], reason: noList },
      { id: 'select', label: 'Select the row', strokes: ['X'], reason: noList },
    ],
  },
  { name: 'Forms', items: [{ id: 'save', label: 'Save changes', strokes: ['Ctrl S'] }] },
];
