import {
  createKeywordList,
  deleteKeywordList,
  getKeywordLists,
  saveKeywordList,
  type KeywordList,
} from '../contract/calls/keywords';
import { toWire } from '../contract/wire/wire';
import { readQuietly } from '../kernel/save';
import { makeCall } from '../kernel/http';
import { declareRows } from '../kernel/save/rows';
import { labelled } from './fields';
import { t } from './text.en';

export const keywordLists = declareRows<KeywordList>({
  name: saveKeywordList.name,
  key: 'keywords',
  subject: (name) => t('keywordListSubject', { name }),
  fields: [labelled('name', 'name'), labelled('keywords', 'keywords', { kind: 'list' })],
  idOf: ({ id }) => id,
  titleOf: ({ name }) => name,
  read: async () => (await readQuietly(getKeywordLists, {})).body,
  create: async ({ keywords, name }) =>
    (await makeCall(createKeywordList, { payload: { keywords, name } })).body.new_id,
  save: (list) => {
    const { id, name, keywords } = toWire(list);
    return makeCall(saveKeywordList, { payload: { keywords, keywordListID: id, name } });
  },
  remove: (keywordListID) => makeCall(deleteKeywordList, { payload: { keywordListID } }),
});
