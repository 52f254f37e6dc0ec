import { attach } from 'effector';
import { QUIET_READ_MS } from '../shared/guard';
import { createCall, type EntityId } from '../shared/http';
import { toWire } from '../contract/wire/wire';
import { splitLines } from '../shared/lines';
import { createListManager, type ListDraft } from '../shared/list-manager';
import {
  createKeywordList,
  deleteKeywordList,
  getKeywordLists,
  saveKeywordList,
  type KeywordList,
} from '../contract/calls/keywords';
import { keywordListFields } from './fields';

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
const readFx = createCall({ ...getKeywordLists, timeoutMs: QUIET_READ_MS });
const saveFx = attach({
  effect: createCall(saveKeywordList),
  mapParams: (list: KeywordList) => {
    const { id, name, keywords } = toWire(list);
    return { payload: { keywords, keywordListID: id, name } };
  },
});
const createFx = attach({
  effect: createCall(createKeywordList),
  mapParams: ({ name, text }: ListDraft) => ({ payload: { keywords: splitLines(text), name } }),
});
const deleteFx = attach({
  effect: createCall(deleteKeywordList),
  mapParams: (id: EntityId) => ({ payload: { keywordListID: id } }),
});

export const manager = createListManager<KeywordList>({
  name: 'keywords',
  draftKind: 'keyword-list',
  load: loadFx,
  read: readFx,
  noun: 'keyword list',
  fields: keywordListFields,
  save: saveFx,
  create: createFx,
  remove: deleteFx,
  textOf: ({ keywords }) => keywords.join('\n'),
  countOf: ({ keywords }) => keywords.filter((keyword) => keyword.trim() !== '').length,
  listOf: (id, { name, text }) => ({ id, name, keywords: splitLines(text) }),
  messages,
  showsCreateFailure: false,
  canRename: true,
  needsName: false,
});
