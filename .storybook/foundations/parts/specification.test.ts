import { describe, expect, it } from 'vitest';
import { readSections, sectionId } from './specification';

describe('readSections', () => {
  it('finds sections by their number', () => {
    const sections = readSections('# Specification\n\n## 2 Screens\n\ntext\n\n### 2.10 Status codes graph\n');
    expect([...sections.keys()]).toEqual(['2', '2.10']);
    expect(sections.get('2.10')).toEqual({ title: 'Status codes graph', id: '2-10-status-codes-graph' });
  });

  it('gives a section the id of its heading on the page', () => {
    const { title, id } = readSections('### 2.1 Routes, and what they show').get('2.1') ?? {};
    expect(sectionId(`2.1 ${title}`)).toBe(id);
  });

  it('omits headings without a number', () => {
    expect(readSections('## Introduction\n### Notes').size).toBe(0);
  });
});
