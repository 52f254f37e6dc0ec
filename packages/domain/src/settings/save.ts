import { $info, infoResource, type CustomerInfo } from '../session';
import { getCustomerInfo } from '../contract/calls/session';
import { createGuardedWrite, QUIET_READ_MS, type Edit, type GuardedField } from '../shared/guard';
import { createCall, type EntityId } from '../shared/http';
import { updateCustomer } from '../contract/calls/settings';
import { settingsOf, toPayload, withWireServers, type Settings } from './values';

interface SettingsSave extends Edit<Settings> {
  readonly appId: EntityId;
}

const fields: readonly (GuardedField & { readonly key: keyof Settings })[] = [
  { key: 'botName', label: 'Bot Name', kind: 'value' },
  { key: 'customerName', label: 'Customer Name', kind: 'value' },
  { key: 'imageUrl', label: 'Bot Image URL', kind: 'value' },
  { key: 'footerText', label: 'Footer Text', kind: 'value' },
  { key: 'footerIcon', label: 'Footer Icon URL', kind: 'value' },
  { key: 'hexColor', label: 'Embed Color', kind: 'value' },
  { key: 'whitelistedServers', label: 'Whitelisted Servers', kind: 'set' },
  { key: 'webhookUrl', label: 'Discord Webhook URL', kind: 'value', isSecret: true },
];

const readFx = createCall({ ...getCustomerInfo, timeoutMs: QUIET_READ_MS });
const sendFx = createCall(updateCustomer);

const guard = createGuardedWrite<SettingsSave, CustomerInfo | null, Settings>({
  name: updateCustomer.name,
  resourceOf: () => infoResource,
  $known: $info,
  read: async () => (await readFx({})).body,
  currentOf: (info) => (info === null ? null : settingsOf(info)),
  editOf: (edit) => edit,
  fieldsOf: () => fields,
  subjectOf: () => 'your settings',
  withWire: withWireServers,
  write: ({ appId }, settings) => sendFx({ payload: toPayload(settings, appId) }),
});

/** Merges the edits into the server's settings and saves them; resolves with the written settings. */
export const saveFx = guard.writeFx;
