import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as detail from '../index';
import { act, open, written } from '../testing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('form of a new input', () => {
  it('says before it is sent that the link is already in the monitor, and adds it nevertheless', async () => {
    const env = await open();
    const { view, events } = detail.inputs.add;
    const hint = () => (env.scope.getState(view.hints) as { readonly link?: string }).link;
    expect(hint()).toBeUndefined();
    await act(env, events.onChange, { link: ' dd1391-100 ' });
    expect(hint()).toBe('This link is already in the monitor.');
    await act(env, events.onAdd);
    expect(written(env)).toHaveLength(1);
    expect(hint()).toBeUndefined();
  });

  it('adds a link that is already in the monitor with force and without a question', async () => {
    const env = await open();
    const { events } = detail.inputs.add;
    await act(env, events.onChange, { link: 'DD1391-100' });
    await act(env, events.onAddAnyway);
    expect(written(env)).toMatchObject([
      ['POST /inputs/new', { inputs: [{ link: 'DD1391-100', active: true }], force: true }],
    ]);
    expect(env.scope.getState(detail.inputs.add.view.values).link).toBe('');
  });
});
