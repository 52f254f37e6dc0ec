import { defineText } from '@dropdeck/text';

/** Hints of every editor, and why a text is refused. */
export const t = defineText('domain/kernel', {
  unwrapped: 'Only the link in this text is used.',
  shortened: '“{text}” was shortened by a spreadsheet. Copy the whole number.',
  webhook:
    'This does not look like a Discord webhook. It should look like https://discord.com/api/webhooks/…',
});
