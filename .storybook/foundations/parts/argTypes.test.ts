import { createElement } from 'react';
import type { SBType } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { readableArgType, readableArgTypes } from './argTypes';

const undefinedType: SBType = { name: 'other', value: 'undefined' };
const optional = (type: SBType, raw: string) => ({
  name: 'prop',
  type: { name: 'union', value: [type, undefinedType], raw } satisfies SBType,
  table: { type: { summary: 'union' } },
});
const node = {
  name: 'children',
  type: { name: 'other', value: 'ReactNode' } satisfies SBType,
  table: { type: { summary: 'ReactNode' } },
};

describe('readableArgType', () => {
  it('returns a switch for an optional boolean', () => {
    const argType = readableArgType(optional({ name: 'boolean' }, 'boolean | undefined'), undefined);
    expect(argType.type).toEqual({ name: 'boolean' });
    expect(argType.table?.type?.summary).toBe('boolean');
  });

  it('returns the options of an optional union of strings', () => {
    const sizes: SBType = { name: 'enum', value: ['small', 'large'] };
    const argType = readableArgType(optional(sizes, 'Size | undefined'), undefined);
    expect(argType.type).toEqual(sizes);
    expect(argType.table?.type?.summary).toBe('Size');
  });

  it('returns a text field for a React node that is a text, and nothing for any other', () => {
    expect(readableArgType(node, 'Save').control).toEqual({ type: 'text' });
    expect(readableArgType(node, createElement('svg')).control).toBe(false);
    expect(readableArgType(node, undefined).control).toBe(false);
  });

  it('returns a choice of icons for an icon', () => {
    const argType = readableArgType({ ...node, name: 'icon' }, undefined);
    expect(argType.control).toEqual({ type: 'select' });
    expect(argType.options).toContain('plus');
    expect(Object.keys(argType.mapping ?? {})).toEqual(argType.options);
  });

  it('returns no control for callbacks, sets and missing objects', () => {
    const unknown: SBType = { name: 'other', value: 'unknown' };
    const callback = readableArgType(optional(unknown, '((id: string) => void) | undefined'), undefined);
    expect(callback.control).toBe(false);
    expect(callback.table?.type?.summary).toBe('(id: string) => void');
    expect(
      readableArgType(optional(unknown, 'ReadonlySet<string> | undefined'), new Set(['a'])).control,
    ).toBe(false);
    expect(readableArgType(optional(unknown, 'Sort | undefined'), undefined).control).toBe(false);
  });

  it('keeps the JSON editor for plain data', () => {
    const rows: SBType = { name: 'array', value: { name: 'string' } };
    expect(readableArgType({ name: 'rows', type: rows }, ['one'])).not.toHaveProperty('control');
  });

  it('shortens a long type and keeps it whole behind a click', () => {
    const raw = `{ ${Array.from({ length: 20 }, (_, index) => `field${index}: string`).join('; ')} }`;
    const argType = readableArgType(optional({ name: 'object', value: {} }, raw), undefined);
    expect(argType.table?.type?.summary?.length).toBeLessThanOrEqual(60);
    expect(argType.table?.type?.detail).toBe(raw);
  });

  it('keeps a control that a story defines', () => {
    const named = { ...node, control: { type: 'select' as const } };
    expect(readableArgType(named, undefined)).toBe(named);
  });
});

describe('readableArgTypes', () => {
  it('returns no control for a null arg whose prop docgen does not resolve', () => {
    expect(readableArgTypes({ argTypes: {}, initialArgs: { progress: null, rows: ['one'] } })).toEqual({
      progress: { name: 'progress', control: false },
    });
  });

  it('returns the control of a null arg whose prop docgen resolves', () => {
    const name = optional({ name: 'string' }, 'string | undefined');
    const { prop } = readableArgTypes({ argTypes: { prop: name }, initialArgs: { prop: null } });
    expect(prop).toEqual(readableArgType(name, null));
  });
});
