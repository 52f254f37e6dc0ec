import { attach } from 'effector';
import { getCustomerInfo } from '../../contract/calls/session';
import { updateCustomer } from '../../contract/calls/settings';
import { $info, infoResource, sentAppId, type CustomerInfo } from '../../account/session';
import { settingsOf, toPayload, withWireServers, type Settings } from '../setting-values';
import { readQuietly, type Resource } from '../../kernel/save';
import { createCall } from '../../kernel/http';
import { settingFields } from './fields';
import { t } from './text.en';

const saveFx = attach({
  source: $info,
  effect: createCall(updateCustomer),
  mapParams: (value: Settings, info) => ({ payload: toPayload(value, sentAppId(info)) }),
});

export const settings: Resource<Settings, CustomerInfo | null> = {
  name: updateCustomer.name,
  keyOf: () => infoResource,
  read: async () => (await readQuietly(getCustomerInfo, {})).body,
  find: (info) => info && settingsOf(info),
  fieldsOf: () => settingFields,
  subjectOf: () => t('subject'),
  withWire: withWireServers,
  save: (value) => saveFx(value),
};
