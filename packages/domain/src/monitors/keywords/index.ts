import { callOf } from '../../kernel/http';
import type { LineRules } from '../../kernel/list/lines';
import { splitLines } from '../../kernel/list/split-lines';
import { createListManager } from '../../kernel/list/manager';
import { getKeywordLists, type KeywordList } from '../../contract/calls/keywords';
import { keywordLists } from '../../resources/keyword-lists';
import { t } from './text.en';

/** Keywords match regardless of case, so lines that differ only in case are duplicates. */
export const keywordRules: LineRules = { sameAs: (line) => line.toLowerCase() };

export const keywords = createListManager<KeywordList>({
  rows: keywordLists,
  name: 'keywords',
  read: callOf(getKeywordLists),
  textOf: ({ keywords }) => keywords.join('\n'),
  countOf: ({ keywords }) => keywords.filter((keyword) => keyword.trim() !== '').length,
  listOf: (id, { name, text }) => ({ id, name, keywords: splitLines(text) }),
  say: t,
  lineRules: keywordRules,
  showsCreateFailure: false,
  canRename: true,
  needsName: false,
});
