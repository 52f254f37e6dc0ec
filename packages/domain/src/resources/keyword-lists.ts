import {
  createKeywordList,
  deleteKeywordList,
  getKeywordLists,
  saveKeywordList,
  type KeywordList,
} from '../contract/calls/keywords';
import { toWire } from '../contract/wire/wire';
import { QUIET_READ_MS } from '../kernel/save';
import { createCall } from '../kernel/http';
import { createRows } from '../kernel/save/rows';
import { keywordListFields } from './fields';

const readFx = createCall({ ...getKeywordLists, timeoutMs: QUIET_READ_MS });
const createFx = createCall(createKeywordList);
const saveFx = createCall(saveKeywordList);
const deleteFx = createCall(deleteKeywordList);

export const keywordLists = createRows<KeywordList>({
  name: saveKeywordList.name,
  key: 'keywords',
  noun: 'keyword list',
  fields: keywordListFields,
  idOf: ({ id }) => id,
  titleOf: ({ name }) => name,
  read: async () => (await readFx({})).body,
  create: async ({ keywords, name }) => (await createFx({ payload: { keywords, name } })).body.new_id,
  save: (list) => {
    const { id, name, keywords } = toWire(list);
    return saveFx({ payload: { keywords, keywordListID: id, name } });
  },
  remove: (keywordListID) => deleteFx({ payload: { keywordListID } }),
});
