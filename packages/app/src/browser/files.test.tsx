import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from './files';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('saveFile', () => {
  it('keeps the object URL valid for as long as Safari may take to read it', async () => {
    vi.useFakeTimers();
    const create = vi.spyOn(URL, 'createObjectURL');
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    saveFile({ name: 'inputs.csv', type: 'text/csv', text: 'link' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(revoke).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(revoke).toHaveBeenCalledWith(create.mock.results[0]?.value);
  });
});
