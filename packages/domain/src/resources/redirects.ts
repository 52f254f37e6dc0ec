import {
  createRedirect,
  deleteRedirect,
  getRedirects,
  updateRedirect,
  type Redirect,
} from '../contract/calls/redirects';
import { QUIET_READ_MS } from '../kernel/save';
import { createCall } from '../kernel/http';
import { createRows } from '../kernel/save/rows';
import { redirectFields } from './fields';

const readFx = createCall({ ...getRedirects, timeoutMs: QUIET_READ_MS });
const createFx = createCall(createRedirect);
const saveFx = createCall(updateRedirect);
const deleteFx = createCall(deleteRedirect);

export const redirects = createRows<Redirect>({
  name: updateRedirect.name,
  key: 'redirects',
  noun: 'redirect',
  fields: redirectFields,
  idOf: ({ id }) => id,
  titleOf: ({ keyword }) => keyword,
  read: async () => (await readFx({})).body.data.redirects,
  create: async (payload) => {
    await createFx({ payload });
    return null;
  },
  save: (payload) => saveFx({ payload }),
  remove: (id) => deleteFx({ payload: { id } }),
});
