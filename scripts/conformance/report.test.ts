import { describe, expect, it } from 'vitest';
import { read } from '../root.ts';
import { criteria } from './criteria.ts';
import { conformance, conformancePage, reportFile, staleEvidence } from './report.ts';

describe('the conformance report', () => {
  it('has every criterion of WCAG 2.2 of levels A and AA', () => {
    expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
  });

  it('names only tests that exist, and nothing as absent that is there', () => {
    expect(staleEvidence()).toEqual([]);
  });

  it('says what is known, or that nothing is', () => {
    expect(conformance().filter(({ remarks }) => remarks.length === 0)).toEqual([]);
    const contrast = conformance().find(({ criterion }) => criterion.id === '1.4.3');
    expect(contrast?.adherence).toBe('supports');
    expect(contrast?.remarks.at(-1)).toBe('Rules of axe find nothing in any story.');
  });

  it('is as written: `npm run ci conformance` writes it', () => {
    expect(read(reportFile)).toBe(conformancePage());
  });
});
