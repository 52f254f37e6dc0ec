import type { LineRules } from '../../kernel/list/lines';

/** Keywords match regardless of case, so lines that differ only in case are duplicates. */
export const keywordRules: LineRules = { sameAs: (line) => line.toLowerCase() };
