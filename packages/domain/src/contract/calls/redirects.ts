import * as z from 'zod/mini';
import { declareCall } from '../declare';
import { listHolder, rows } from '../wire/lists';
import { sentValue } from '../wire/wire';
import { choice, entityId, flag, row, text } from '../wire/schemas';

/** What a redirect's keyword is matched against (specification 9). */
export const redirectTypes = ['Name', 'SKU'] as const;
export type RedirectType = (typeof redirectTypes)[number];

/**
 * A keyword whose products are sent to its own webhook (specification 3). A new one has the id -1. A save
 * sends the whole object.
 */
export const redirect = row({
  id: entityId,
  keyword: text,
  webhook: text,
  type: choice(redirectTypes),
  active: flag,
});
export type Redirect = z.infer<typeof redirect>;

/** GET /v1/redirects: the customer's redirects. */
export const getRedirects = declareCall({
  name: 'redirects.getRedirects',
  endpoint: 'GET /v1/redirects',
  access: 'bot',
  answers: { 200: z.looseObject({ data: listHolder({ redirects: rows(redirect, 'id') }) }) },
  isCached: true,
});

/** POST /v1/redirects: creates a redirect. */
export const createRedirect = declareCall({
  name: 'redirects.createRedirect',
  endpoint: 'POST /v1/redirects',
  access: 'bot',
  payload: sentValue(redirect),
});

/** PUT /v1/redirects: saves a whole redirect. */
export const updateRedirect = declareCall({
  name: 'redirects.updateRedirect',
  endpoint: 'PUT /v1/redirects',
  access: 'bot',
  payload: sentValue(redirect),
});

/** DELETE /v1/redirects: the id is in the body. */
export const deleteRedirect = declareCall({
  name: 'redirects.deleteRedirect',
  endpoint: 'DELETE /v1/redirects',
  access: 'bot',
  payload: z.object({ id: entityId }),
});
