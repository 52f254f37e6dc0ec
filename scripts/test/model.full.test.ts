import { expect, it } from 'vitest';
import { planted } from '../../packages/sandbox/src/model/planted.ts';
import { withModel } from './playModel.ts';

/** As many histories as the gate plays. */
const HISTORIES = 2_000;

it.each(planted)(
  'finds: $name',
  async (fault) => {
    const { tried, found } = await withModel(fault, (play) => play(1, HISTORIES));
    expect(found).not.toBeNull();
    console.log(`${fault.name}: history ${tried}, ${found ?? ''}`);
  },
  1_200_000,
);
