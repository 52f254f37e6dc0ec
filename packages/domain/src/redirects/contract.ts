import * as z from 'zod/mini';
import { declareCall } from '../shared/http/contract';
import { entityId } from '../shared/http/schemas';

/** What a redirect's keyword is looked for in (spec section 9). */
export const redirectType = z.enum(['Name', 'SKU']);
export type RedirectType = z.infer<typeof redirectType>;

/**
 * A keyword whose finds go to a webhook of their own (spec section 3). A new one has the id -1.
 * The object goes back whole when it is saved.
 */
export const redirect = z.looseObject({
  id: entityId,
  keyword: z.string(),
  webhook: z.string(),
  type: redirectType,
  active: z.boolean(),
});
export type Redirect = z.infer<typeof redirect>;

/** GET /v1/redirects: the customer's redirects. */
export const getRedirects = declareCall({
  name: 'redirects.getRedirects',
  method: 'GET',
  path: '/v1/redirects',
  answers: { 200: z.looseObject({ data: z.looseObject({ redirects: z.array(redirect) }) }) },
});

/** POST /v1/redirects: a new redirect, whole. */
export const createRedirect = declareCall({
  name: 'redirects.createRedirect',
  method: 'POST',
  path: '/v1/redirects',
  payload: redirect,
  answers: { 200: 'ignored' },
});

/** PUT /v1/redirects: a changed redirect, whole. */
export const updateRedirect = declareCall({
  name: 'redirects.updateRedirect',
  method: 'PUT',
  path: '/v1/redirects',
  payload: redirect,
  answers: { 200: 'ignored' },
});

/** DELETE /v1/redirects: by id, in the body. */
export const deleteRedirect = declareCall({
  name: 'redirects.deleteRedirect',
  method: 'DELETE',
  path: '/v1/redirects',
  payload: z.object({ id: entityId }),
  answers: { 200: 'ignored' },
});
