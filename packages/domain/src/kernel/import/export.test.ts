import { allSettled, createStore, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { providePorts, type TextFile } from '../ports';
import { createPage } from '../page/page';
import { createExportAct, pageActRequested } from '../page/page-acts';
import { editorsLoaded } from '../save/kept';
import { createListExport } from './export';

const item = (id: number) => ({ id, name: `Item ${id}`, extra: id * 10 });
const page = createPage('redirects');
const act = createExportAct(page);
const load = (): void =>
  createListExport({
    act,
    columns: { columns: [{ name: 'name', write: ({ name }: { readonly name: string }) => name }] },
    $name: createStore('items'),
    $items: createStore([item(1), item(2), item(3)]),
    keyOf: ({ id }) => id,
    $shown: createStore([{ key: 3 }, { key: 1 }]),
    shownKeyOf: ({ key }) => key,
  });

function createScope() {
  const files: TextFile[] = [];
  const scope = fork({ handlers: [providePorts({ saveFile: (file: TextFile) => void files.push(file) })] });
  return { scope, files };
}

describe('createListExport', () => {
  it('saves what was asked for from outside once its code is there, and not after its page was left', async () => {
    const { scope, files } = createScope();
    const ask = () => allSettled(pageActRequested, { scope, params: { page: 'redirects', act: 'export' } });
    await allSettled(page.opened, { scope });
    await ask();
    await allSettled(page.closed, { scope });
    load();
    await allSettled(editorsLoaded, { scope });
    expect(files).toEqual([]);
    await allSettled(page.opened, { scope });
    await ask();
    await allSettled(editorsLoaded, { scope });
    expect(files).toHaveLength(1);
  });

  it('saves the shown rows in their order, with the keys that have no column', async () => {
    const { scope, files } = createScope();
    await allSettled(act.exported, { scope, params: null });
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
    await allSettled(act.exported, { scope, params: [1, 2, 3] });
    expect(files[0]?.text.match(/Item \d/g)).toEqual(['Item 3', 'Item 1', 'Item 2']);
  });
});
