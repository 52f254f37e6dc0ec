import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visualMode } from './baselines.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const platform = 'linux-x64-chromium-1';

describe('the visual check', () => {
  it('compares stories if this browser has baselines', () => {
    for (const ci of [undefined, 'true']) {
      expect(visualMode({ requested: undefined, ci, platform, hasBaselines: true })).toBe('compare');
    }
  });

  it('is off with a warning in a browser without baselines', () => {
    expect(visualMode({ requested: undefined, ci: undefined, platform, hasBaselines: false })).toBe('off');
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(platform));
  });

  it('can be switched off in a local run', () => {
    for (const ci of [undefined, '', '0', 'false']) {
      expect(visualMode({ requested: 'off', ci, platform, hasBaselines: true })).toBe('off');
    }
  });

  it('fails a run under CI that would skip the comparison', () => {
    expect(() => visualMode({ requested: 'off', ci: '1', platform, hasBaselines: true })).toThrow(
      'VISUAL=off',
    );
    expect(() => visualMode({ requested: undefined, ci: 'true', platform, hasBaselines: false })).toThrow(
      platform,
    );
  });

  it('creates baselines for a browser without any on request, of every story at once', () => {
    const update = { requested: 'update', ci: undefined, platform };
    expect(visualMode({ ...update, hasBaselines: false })).toBe('update');
    expect(visualMode({ ...update, hasBaselines: false, isPartial: true })).toBe('off');
    expect(visualMode({ ...update, hasBaselines: true, isPartial: true })).toBe('update');
  });
});
