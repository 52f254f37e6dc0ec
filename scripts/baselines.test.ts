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
  it('compares stories wherever this browser has baselines', () => {
    for (const ci of [undefined, 'true']) {
      expect(visualMode({ wish: undefined, ci, platform, hasBaselines: true })).toBe('compare');
    }
  });

  it('is off with a warning in a browser without baselines', () => {
    expect(visualMode({ wish: undefined, ci: undefined, platform, hasBaselines: false })).toBe('off');
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(platform));
  });

  it('can be switched off by hand', () => {
    for (const ci of [undefined, '', '0', 'false']) {
      expect(visualMode({ wish: 'off', ci, platform, hasBaselines: true })).toBe('off');
    }
  });

  it('fails the run under CI where it would be off', () => {
    expect(() => visualMode({ wish: 'off', ci: '1', platform, hasBaselines: true })).toThrow('VISUAL=off');
    expect(() => visualMode({ wish: undefined, ci: 'true', platform, hasBaselines: false })).toThrow(
      platform,
    );
  });

  it('makes baselines for a browser that has none when asked to', () => {
    expect(visualMode({ wish: 'update', ci: undefined, platform, hasBaselines: false })).toBe('compare');
  });
});
