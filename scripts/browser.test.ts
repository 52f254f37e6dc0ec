import { describe, expect, it } from 'vitest';
import { browserSources } from './browser.ts';

describe('the test browser', () => {
  it('is the pinned one before any other where it runs', () => {
    expect(browserSources('linux', 'x64')[0]).toBe('pinned');
  });

  it('is an installed one where the pinned one does not run', () => {
    expect(browserSources('linux', 'arm64')).toEqual(['playwright', 'system']);
    expect(browserSources('darwin', 'arm64')).toEqual(['playwright', 'system']);
  });
});
