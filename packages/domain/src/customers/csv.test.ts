import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';

describe('CSV export of the customers', () => {
  it('has one line per customer, and escapes quotes and commas', () => {
    expect(
      toCsv([
        {
          id: '1087340159260172288',
          name: 'Sole "Society", Berlin',
          renewal: { state: 'overdue', day: '2026-11-12', days: -9 },
          monitors: ['Sneaker', 'Alternative'],
          toolboxes: ['Basic Toolbox'],
        },
        { id: '2', name: 'Née', renewal: { state: 'unknown' }, monitors: [], toolboxes: [] },
      ]),
    ).toBe(
      [
        '\uFEFF"Customer ID","Name","Next renewal","State","Days left","Monitors","Toolbox"',
        '"1087340159260172288","Sole ""Society"", Berlin","2026-11-12","Overdue","-9","Sneaker; Alternative","Basic Toolbox"',
        '"2","Née","","","","",""',
        '',
      ].join('\r\n'),
    );
  });

  it.each(['=1+1', '+49 30', '-x', '@cmd'])('does not let a spreadsheet run %s as a formula', (name) => {
    expect(toCsv([{ id: '1', name, renewal: { state: 'unknown' }, monitors: [], toolboxes: [] }])).toContain(
      `"'${name}"`,
    );
  });
});
