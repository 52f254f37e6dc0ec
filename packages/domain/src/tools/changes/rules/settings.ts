import type { createCustomer } from '../../../contract/calls/onboarding';
import { pages } from '../../../shell/pages';
import type { updateCustomer } from '../../../contract/calls/settings';
import { patchInfo, settingsOf, type Settings } from '../../../resources/setting-values';
import { labelled, settingFields } from '../../../resources/fields';
import { changesOf } from '../fields';
import { rowOf, ruleOf } from './rule';

export const settingsSaved = ruleOf<typeof updateCustomer>(({ payload }, known) => {
  const before = known.info === null ? null : settingsOf(known.info);
  const after: Settings = {
    botName: payload.bot_name,
    customerName: payload.customer_name,
    imageUrl: payload.image_url,
    footerText: payload.footer_text,
    footerIcon: payload.footer_icon,
    hexColor: payload.hex_color,
    webhookUrl: payload.webhook_url,
    whitelistedServers: payload.whitelisted_servers.map(String),
  };
  return {
    kind: 'settings',
    action: 'changed',
    rows: rowOf(
      { fields: settingFields, action: 'changed', before, after },
      { noun: 'settings', name: '', href: pages.settings.path },
      { part: 'settings' },
    ),
    known: { info: known.info && patchInfo(after)(known.info) },
  };
});

export const profileCreated = ruleOf<typeof createCustomer>(({ payload }) => ({
  kind: 'settings',
  action: 'created',
  rows: [
    {
      noun: 'profile',
      name: payload.name,
      href: pages.settings.path,
      changes: changesOf(
        [
          labelled('name', 'customerName'),
          labelled('image_url', 'imageUrl'),
          labelled('hex_color', 'hexColor'),
          labelled('footer_text', 'footerText'),
          labelled('footer_icon', 'footerIcon'),
        ],
        null,
        payload,
      ),
      undo: null,
    },
  ],
}));
