import { reportLines, reportSteps, type LineReport, type LineRules } from '../shared/lines';

/** Two keywords that differ in nothing but case find the same. */
const rules: LineRules = { sameAs: (line) => line.toLowerCase() };

/** What the editor says of keywords. */
export const reportKeywords = (text: string): LineReport => reportLines(text, rules);

/** The same in steps. */
export const reportKeywordSteps = (text: string): Generator<undefined, LineReport> =>
  reportSteps(text, rules);
