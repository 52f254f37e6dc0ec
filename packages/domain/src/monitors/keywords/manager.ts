import { pages } from '../../shell/pages';
import { createCall } from '../../kernel/http';
import { splitLines } from '../../kernel/list/lines';
import { createListManager } from '../../kernel/list/manager';
import { getKeywordLists, type KeywordList } from '../../contract/calls/keywords';
import { keywordRules } from './lines';
import { keywordLists } from '../../resources/keyword-lists';

/**
 * The messages of keyword lists (specification 8.7). A failed creation shows no toast, only an error in the
 * editor.
 */
export const messages = {
  saved: 'Keyword list saved successfully',
  created: 'New keyword list created successfully',
  deleted: 'Keyword list deleted successfully',
  saveFailed: 'Failed to save keyword list',
  deleteFailed: 'Failed to delete keyword list',
  createFailed: 'Failed to create keyword list',
} as const;

const loadFx = createCall(getKeywordLists);

export const manager = createListManager<KeywordList>({
  rows: keywordLists,
  name: 'keywords',
  path: pages.monitors.path,
  draftKind: 'keyword-list',
  load: loadFx,
  textOf: ({ keywords }) => keywords.join('\n'),
  countOf: ({ keywords }) => keywords.filter((keyword) => keyword.trim() !== '').length,
  listOf: (id, { name, text }) => ({ id, name, keywords: splitLines(text) }),
  messages,
  lineRules: keywordRules,
  showsCreateFailure: false,
  canRename: true,
  needsName: false,
});
