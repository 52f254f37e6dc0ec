import { reportLines, reportSteps, type LineReport, type LineRules } from '../../kernel/list/lines';

/** Keywords match regardless of case, so lines that differ only in case are duplicates. */
const rules: LineRules = { sameAs: (line) => line.toLowerCase() };

export const reportKeywords = (text: string): LineReport => reportLines(text, rules);

/** `reportKeywords` as a generator, for time-slicing. */
export const reportKeywordSteps = (text: string): Generator<undefined, LineReport> =>
  reportSteps(text, rules);
