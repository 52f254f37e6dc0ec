import { describe, expect, it } from 'vitest';
import { eagerModules, overBudget, sizeTable, type Budget } from './budget.ts';
import type { BuildSize } from './measure.ts';

const limits: Budget = { entry: 100, settings: 150, route: 45, routes: { Detail: 60 }, files: 3 };
const settings = { route: 'Settings', total: 140, added: 40, files: ['a.js', 'b.js', 'c.js'] };
const build: BuildSize = { entry: 100, routes: [settings] };

describe('the size budget', () => {
  it('accepts a build within the budget', () => {
    expect(overBudget(build, limits)).toEqual([]);
  });

  it('names an entry, a first visit, a route and a number of files that exceed it', () => {
    const heavy: BuildSize = {
      entry: 2048,
      routes: [
        { ...settings, total: 4096, files: ['a.js', 'b.js', 'c.js', 'd.js'] },
        { route: 'Graph', total: 2094, added: 46, files: [] },
        { route: 'Detail', total: 2094, added: 60, files: [] },
      ],
    };
    expect(overBudget(heavy, limits)).toEqual([
      'The entry takes 2.0 KB, and may take 0.1 KB.',
      'A first visit to /settings takes 4.0 KB, and may take 0.1 KB.',
      'The route Graph adds 0.0 KB, and may take 0.0 KB.',
      'A first visit to /settings fetches 4 files, and may fetch 3.',
    ]);
  });

  it('fails a build without a settings page, because nothing was measured then', () => {
    expect(overBudget({ entry: 1, routes: [] }, limits)).toHaveLength(1);
  });

  it.each([
    ['recharts', '../../../node_modules/recharts/es6/index.js'],
    ['the color picker', '../../design-system/src/primitives/ColorField/ColorPickerPanel.tsx'],
    ['the date picker', '../../../node_modules/@internationalized/date/dist/CalendarDate.mjs'],
    ['the line editor', '../../../node_modules/@codemirror/view/dist/index.js'],
    ['the sandbox', '../../../packages/sandbox/src/server.ts'],
  ])('reports %s in a first visit', (name, source) => {
    expect(eagerModules([source])).toEqual([`A first visit to /settings carries ${name}.`]);
    expect(eagerModules(['../../../node_modules/react/index.js'])).toEqual([]);
  });

  it('prints a row for the entry and one for each route', () => {
    expect(sizeTable(build)).toHaveLength(4);
  });
});
