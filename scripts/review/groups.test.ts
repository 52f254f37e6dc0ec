import { describe, expect, it } from 'vitest';
import { compare } from './cause.ts';
import type { Change } from './changes.ts';
import { groupByCause, type Group } from './groups.ts';
import { decode } from './image.ts';
import { drawing, picture } from './testing.ts';

const INDIGO = 0x3845c9;
const BLUE = 0x2060d0;

function change(name: string, before: Buffer | null, after: Buffer | null): Change {
  const comparison = before === null || after === null ? null : compare(decode(before), decode(after));
  return { name, component: name.split('--')[0] ?? '', origin: 'run', before, after, comparison };
}
const titles = (groups: readonly Group[]): readonly string[] => groups.map(({ title }) => title);

describe('groups of changes', () => {
  it('put screenshots of all components into one group when one token changed its color', () => {
    const changes = [0xffffff, 0xf5f6fa, 0xeceeff].flatMap((background, index) => [
      change(
        `primitives-button--state-${index}-light`,
        drawing({ color: INDIGO, background }),
        drawing({ color: BLUE, background }),
      ),
      change(
        `screens-settings--state-${index}-light`,
        drawing({ color: INDIGO, background, shift: index, width: 80 }),
        drawing({ color: BLUE, background, shift: index, width: 80 }),
      ),
    ]);
    const groups = groupByCause(changes);
    expect(titles(groups)).toEqual(['#3845C9 → #2060D0']);
    expect(groups[0]?.recolorings).toEqual([{ from: INDIGO, to: BLUE }]);
    expect(groups[0]?.names).toHaveLength(6);
  });

  it('separate another color, even in the same component', () => {
    const groups = groupByCause([
      change('a-b--one-light', drawing({ color: INDIGO }), drawing({ color: BLUE })),
      change('a-b--one-dark', drawing({ color: 0x8e9aff }), drawing({ color: 0x80a0ff })),
    ]);
    expect(titles(groups)).toEqual(['#3845C9 → #2060D0', '#8E9AFF → #80A0FF']);
  });

  it('separate a screenshot that has a changed color and something that moved', () => {
    const groups = groupByCause([
      change('a-b--one-light', drawing({ color: INDIGO }), drawing({ color: BLUE })),
      change('a-b--two-light', drawing({ color: INDIGO }), drawing({ color: BLUE, shift: 1 })),
    ]);
    expect(titles(groups)).toEqual(['#3845C9 → #2060D0', 'a / b: layout or content']);
  });

  it('count a shape that moved by a pixel as layout, with soft edges or with sharp ones', () => {
    const sharp = (left: number) =>
      picture(40, 30, (x, y) => (x >= left && x < left + 9 && y > 4 && y < 9 ? INDIGO : 0xffffff));
    const groups = groupByCause([
      change('a-soft--one-light', drawing({ color: INDIGO }), drawing({ color: INDIGO, shift: 1 })),
      change('a-sharp--one-light', sharp(4), sharp(5)),
    ]);
    expect(titles(groups)).toEqual(['a / sharp: layout or content', 'a / soft: layout or content']);
  });

  it('put screenshots of a component together that grew by the same height', () => {
    const taller = (name: string, by: number): Change =>
      change(name, drawing({ color: INDIGO }), drawing({ color: INDIGO, height: 30 + by }));
    const groups = groupByCause([
      taller('a-b--one-light', 4),
      taller('a-b--two-light', 4),
      taller('a-b--three-light', 6),
      taller('a-c--one-light', 4),
    ]);
    expect(titles(groups)).toEqual(['a / b: 4 px taller', 'a / b: 6 px taller', 'a / c: 4 px taller']);
  });

  it('put screens together that show the same changed part, wherever it is', () => {
    const icon = (shift: number, isNew: boolean): Buffer =>
      picture(60, 30, (x, y) => {
        const [left, top] = [x - shift, y - 4];
        if (left < 0 || left >= 8 || top < 0 || top >= 8) return 0xffffff;
        return (isNew ? left + top : left - top) % 3 === 0 ? 0x12152b : 0xeceef4;
      });
    const groups = groupByCause([
      change('screens-one--default-light', icon(3, false), icon(3, true)),
      change('screens-two--default-light', icon(30, false), icon(30, true)),
      change('screens-two--other-light', drawing({ color: 0 }), drawing({ color: 0, shift: 2 })),
    ]);
    expect(groups[0]?.names).toEqual(['screens-one--default-light', 'screens-two--default-light']);
    expect(groups[0]?.title).toMatch(/^The same \d × \d px$/);
    expect(groups[1]?.title).toBe('screens / two: layout or content');
  });

  it('list new and deleted screenshots by component', () => {
    const png = drawing({ color: INDIGO });
    const groups = groupByCause([
      change('a-b--one-light', null, png),
      change('a-b--two-light', null, png),
      change('a-c--one-light', png, null),
    ]);
    expect(titles(groups)).toEqual(['a / b: new', 'a / c: deleted']);
  });
});
