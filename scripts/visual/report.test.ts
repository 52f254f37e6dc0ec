import { describe, expect, it } from 'vitest';
import { changesIn, visualReport } from './report.ts';

describe('visualReport', () => {
  it('lists each story once, whatever files the comparison wrote for it', () => {
    expect(
      changesIn([
        'b--dark-actual.png',
        'b--dark-diff.png',
        'a--light-reference.png',
        'c--light.png',
        'index.html',
      ]),
    ).toEqual(['a--light', 'b--dark', 'c--light']);
  });

  it('shows before, after and difference, and says if one is missing', () => {
    const html = visualReport([
      { name: 'a <b>', before: null, after: 'data:after', difference: 'data:diff' },
    ]);
    expect(html).toContain('<h2>a &lt;b&gt;</h2>');
    expect(html).toContain('src="data:after"');
    expect(html).toContain('src="data:diff"');
    expect(html).toContain('<p>none</p>');
  });
});
