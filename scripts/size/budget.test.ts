import { describe, expect, it } from 'vitest';
import { eagerModules } from './budget.ts';

describe('the size budget', () => {
  it.each([
    ['recharts', '../../../node_modules/recharts/es6/index.js'],
    ['the line editor', '../../../node_modules/@codemirror/view/dist/index.js'],
    ['the sandbox', '../../../packages/sandbox/src/server.ts'],
  ])('reports %s in a first visit', (name, source) => {
    expect(eagerModules([source])).toEqual([`A first visit to /settings carries ${name}.`]);
    expect(eagerModules(['../../../node_modules/react/index.js'])).toEqual([]);
  });
});
