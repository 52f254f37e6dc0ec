import { attach, sample } from 'effector';
import { getCustomerInfo } from '../../contract/calls/session';
import { updateCustomer } from '../../contract/calls/settings';
import { $info, infoPatched, infoResource, sentAppId, type CustomerInfo } from '../../account/session';
import { patchInfo, settingsOf, toPayload, type Settings } from '../setting-values';
import { readQuietly, type Resource } from '../../kernel/save';
import { createCall } from '../../kernel/http';
import { isOf } from '../../kernel/save/resource';
import { readFirst, saveFx } from '../../kernel/save/save';
import { withWireOf } from '../../contract/wire/wire';
import { settingFields } from './fields';
import { t } from './text.en';

const updateFx = attach({
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
  withWire: (value, saved) => ({
    ...value,
    whitelistedServers: withWireOf(value.whitelistedServers, saved.whitelistedServers),
  }),
  save: (value) => updateFx(value),
};

// A bot that was pending may be ready by now, with the ID that a save sends. The settings wait for the answer.
sample({
  clock: readFirst,
  filter: (saving) => isOf(saving, settings),
  fn:
    ({ known }) =>
    (info: CustomerInfo) =>
      info.bot_pending === true ? patchInfo(settingsOf(info))(known as CustomerInfo) : info,
  target: infoPatched,
});

// A job has saved them, or the history. The page tells it once its editor has taken the answer.
sample({
  clock: saveFx.done,
  filter: ({ params }) => params.job !== undefined && isOf(params, settings),
  fn: ({ result }) => patchInfo(result.value as Settings),
  target: infoPatched,
});
