import { allSettled, createStore, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { saveFileFx, type TextFile } from '../ports';
import { createListExport } from './export';

const item = (id: number) => ({ id, name: `Item ${id}`, extra: id * 10 });
const list = createListExport({
  columns: { columns: [{ name: 'name', write: ({ name }: { readonly name: string }) => name }] },
  $name: createStore('items'),
  $items: createStore([item(1), item(2), item(3)]),
  keyOf: ({ id }) => id,
  $shown: createStore([{ key: 3 }, { key: 1 }]),
  shownKeyOf: ({ key }) => key,
});

function createScope() {
  const files: TextFile[] = [];
  const scope = fork({ handlers: [[saveFileFx, (file: TextFile) => void files.push(file)]] });
  return { scope, files };
}

describe('createListExport', () => {
  it('saves the shown rows in their order, with the keys that have no column', async () => {
    const { scope, files } = createScope();
    await allSettled(list, { scope, params: null });
    expect(files).toEqual([
      {
        name: 'items.csv',
        type: 'text/csv',
        text: 'name,other\nItem 3,"{""extra"":30}"\nItem 1,"{""extra"":10}"\n',
      },
    ]);
  });

  it('saves the selected rows, hidden ones last', async () => {
    const { scope, files } = createScope();
    await allSettled(list, { scope, params: [1, 2, 3] });
    expect(files[0]?.text.match(/Item \d/g)).toEqual(['Item 3', 'Item 1', 'Item 2']);
  });
});
