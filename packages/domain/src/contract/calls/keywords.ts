import * as z from 'zod/mini';
import { declareCall } from '../declare';
import { answerRows, rows } from '../wire/lists';
import { sentValue, sentList } from '../wire/wire';
import { entityId, lineText, row, text } from '../wire/schemas';

/** A named list of keywords (specification 3). */
export const keywordList = row({
  id: entityId,
  name: text,
  keywords: rows(lineText),
});
export type KeywordList = z.infer<typeof keywordList>;

/** GET /v1/keywords: all keyword lists, for developers. */
export const getKeywordLists = declareCall({
  name: 'keywords.getKeywordLists',
  endpoint: 'GET /v1/keywords',
  access: 'developer',
  answers: { 200: answerRows(keywordList, 'id') },
});

/** PUT /v1/keywords: saves a list; one keyword per item (specification 5). */
export const saveKeywordList = declareCall({
  name: 'keywords.saveKeywordList',
  endpoint: 'PUT /v1/keywords',
  access: 'developer',
  payload: z.object({ keywords: sentList(z.string()), keywordListID: entityId, name: sentValue(text) }),
});

/** POST /v1/keywords: creates a list and answers with its id. */
export const createKeywordList = declareCall({
  name: 'keywords.createKeywordList',
  endpoint: 'POST /v1/keywords',
  access: 'developer',
  payload: z.object({ keywords: sentList(z.string()), name: z.string() }),
  answers: { 200: z.looseObject({ new_id: entityId }) },
});

/** DELETE /v1/keywords: the id is in the body. */
export const deleteKeywordList = declareCall({
  name: 'keywords.deleteKeywordList',
  endpoint: 'DELETE /v1/keywords',
  access: 'developer',
  payload: z.object({ keywordListID: entityId }),
});
