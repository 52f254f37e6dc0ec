import { settings } from '../pages.ts';
import { GROUPS, hook, type Acts } from './turn.ts';

const { view, events } = settings.screen;
const fields = ['botName', 'footerText', 'webhookUrl'] as const;

export const settingsActs: Acts = {
  type: ({ read, edit, fire, token, a }) => {
    const field = fields[a % 3] ?? 'botName';
    const value = field === 'webhookUrl' ? hook(token) : token;
    edit(GROUPS.settings, `|${field}`, value, read(view.values)[field]);
    fire(events.onFieldChange, { field, value });
    return `types ${token} into ${field}`;
  },
  server: ({ edit, fire, token }) => {
    const id = `90000000000000${token.slice(1).padStart(4, '0')}`;
    edit(GROUPS.settings, `|has whitelistedServers ${id}`, true, false);
    fire(events.onServerAdd, id);
    return `adds the server ${id}`;
  },
  save: ({ read, fire, writes }) => {
    if (!read(view.isDirty)) return null;
    writes();
    fire(events.onSave);
    return 'saves the settings';
  },
  discard: ({ read, fire, discard }) => {
    if (read(view.isSaving)) return null;
    discard(GROUPS.settings);
    fire(events.onDiscard);
    return 'discards the settings';
  },
};
