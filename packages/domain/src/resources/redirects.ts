import {
  createRedirect,
  deleteRedirect,
  getRedirects,
  updateRedirect,
  type Redirect,
} from '../contract/calls/redirects';
import { readQuietly } from '../kernel/save';
import { makeCall } from '../kernel/http';
import { declareRows } from '../kernel/save/rows';
import { redirectFields } from './fields';
import { t } from './text.en';

export const redirects = declareRows<Redirect>({
  name: updateRedirect.name,
  key: 'redirects',
  subject: (name) => t('redirectSubject', { name }),
  fields: redirectFields,
  idOf: ({ id }) => id,
  titleOf: ({ keyword }) => keyword,
  read: async () => (await readQuietly(getRedirects, {})).body.data.redirects,
  create: async (payload) => {
    await makeCall(createRedirect, { payload });
    return null;
  },
  save: (payload) => makeCall(updateRedirect, { payload }),
  remove: (id) => makeCall(deleteRedirect, { payload: { id } }),
});
