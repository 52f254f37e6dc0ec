import { attach } from 'effector';
import { getCustomerInfo } from '../contract/calls/session';
import { updateCustomer } from '../contract/calls/settings';
import { $info, infoResource, sentAppId, type CustomerInfo } from '../session';
import { settingsOf, toPayload, withWireServers, type Settings } from '../settings/values';
import { QUIET_READ_MS, type Resource } from '../shared/guard';
import { createCall } from '../shared/http';
import { settingFields } from './fields';

const readFx = createCall({ ...getCustomerInfo, timeoutMs: QUIET_READ_MS });
const saveFx = attach({
  source: $info,
  effect: createCall(updateCustomer),
  mapParams: (value: Settings, info) => ({ payload: toPayload(value, sentAppId(info)) }),
});

export const settings: Resource<Settings, CustomerInfo | null> = {
  name: updateCustomer.name,
  keyOf: () => infoResource,
  read: async () => (await readFx({})).body,
  find: (info) => info && settingsOf(info),
  fieldsOf: () => settingFields,
  subjectOf: () => 'your settings',
  withWire: withWireServers,
  save: (value) => saveFx(value),
};
