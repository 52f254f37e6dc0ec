import { describe, expect, it } from 'vitest';
import { browserSources } from './browser.ts';

describe('the test browser', () => {
  it('prefers the pinned browser on a platform that has one', () => {
    expect(browserSources('linux', 'x64')[0]).toBe('pinned');
  });

  it('falls back to an installed browser on other platforms', () => {
    expect(browserSources('linux', 'arm64')).toEqual(['playwright', 'system']);
    expect(browserSources('darwin', 'arm64')).toEqual(['playwright', 'system']);
  });
});
