import { describe, expect, it } from 'vitest';
import { hiddenIn } from './useColumns';
import type { Column } from './types';

const column = (id: string, more: Partial<Column<string>> = {}): Column<string> => ({
  id,
  header: id,
  render: (row) => row,
  ...more,
});
const columns = [column('name'), column('a'), column('b', { isHidden: true }), column('c')];

describe('the layout of a table', () => {
  it('hides what is declared hidden until columns are chosen', () => {
    expect([...hiddenIn(columns, {})]).toEqual(['b']);
    expect([...hiddenIn(columns, { hidden: [] })]).toEqual([]);
  });
});
