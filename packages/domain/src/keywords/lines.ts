import { reportLines, type LineReport } from '../shared/lines';

/** What the editor says of keywords: two that differ in nothing but case find the same. */
export const reportKeywords = (text: string): LineReport =>
  reportLines(text, { sameAs: (line) => line.toLowerCase() });
