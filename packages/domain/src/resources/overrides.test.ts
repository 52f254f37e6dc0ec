import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changesOf,
  deniesEveryone,
  isCustomized,
  mapKinds,
  mergeOverrides,
  overridesOf,
  targetKinds,
  type Override,
  type Overrides,
} from './overrides';

const none: Overrides = { channels: [], roles: [], members: [] };
const guildId = 'g';
const ids = { channels: ['c1', 'c2'], roles: [guildId, 'r1'], members: ['m1', 'm2'] };
const all = (list: readonly string[], permission: boolean): readonly Override[] =>
  list.map((id) => ({ id, permission }));

const override = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), permission: fc.boolean() });
const list = fc.uniqueArray(override, { selector: ({ id }) => id });
const overrides: fc.Arbitrary<Overrides> = fc.record({ channels: list, roles: list, members: list });

describe('overrides of a command', () => {
  it('is empty when the server leaves the lists out', () => {
    expect(overridesOf({ id: 1, name: 'x' })).toEqual(none);
    expect(overridesOf({ id: 1, name: 'x', permissions: { roles: null } })).toEqual(none);
  });

  it.each(targetKinds)('counts as custom permissions with a single override for %s', (kind) => {
    expect(isCustomized(none)).toBe(false);
    expect(isCustomized({ ...none, [kind]: [{ id: 'a', permission: false }] })).toBe(true);
  });

  it('keeps untouched overrides after a save, and replaces those that were set', () => {
    fc.assert(
      fc.property(overrides, overrides, (current, sent) => {
        const merged = mergeOverrides(current, sent);
        for (const kind of targetKinds) {
          for (const { id, permission } of sent[kind]) {
            expect(merged[kind]).toContainEqual({ id, permission });
          }
          const touched = new Set(sent[kind].map(({ id }) => id));
          expect(merged[kind]).toEqual(
            expect.arrayContaining(current[kind].filter(({ id }) => !touched.has(id))),
          );
          expect(new Set(merged[kind].map(({ id }) => id)).size).toBe(merged[kind].length);
        }
      }),
    );
  });

  it('reports each override as added, changed or kept, and nothing after a second save', () => {
    fc.assert(
      fc.property(overrides, overrides, (current, sent) => {
        const merged = mergeOverrides(current, sent);
        const total = targetKinds.reduce((sum, kind) => sum + merged[kind].length, 0);
        expect(changesOf(current, sent)).toHaveLength(total);
        expect(changesOf(merged, sent).every(({ change }) => change === 'kept')).toBe(true);
      }),
    );
  });
});

describe('deniesEveryone', () => {
  it.each<[string, Partial<Overrides>]>([
    ['by the role that everyone has', { roles: [{ id: guildId, permission: false }] }],
    ['when every channel is denied', { channels: all(ids.channels, false) }],
    ['when every role is denied', { roles: all(ids.roles, false) }],
    ['when every member is denied', { members: all(ids.members, false), roles: all(['r1'], true) }],
  ])('is true: %s', (_, some) => {
    expect(deniesEveryone({ ...none, ...some }, { guildId, ids })).toBe(true);
  });

  it.each<[string, Partial<Overrides>]>([
    ['there are no overrides', {}],
    ['a role is allowed', { roles: [...all([guildId], false), ...all(['r1'], true)] }],
    ['a member is allowed', { roles: all(ids.roles, false), members: all(['m1'], true) }],
    ['one channel is left', { channels: all(['c1'], false) }],
    ['one role is denied', { roles: all(['r1'], false) }],
  ])('is false when %s', (_, some) => {
    expect(deniesEveryone({ ...none, ...some }, { guildId, ids })).toBe(false);
  });

  it('is false for a server with unknown members', () => {
    expect(deniesEveryone(none, { guildId: '', ids: mapKinds(() => []) })).toBe(false);
  });
});
