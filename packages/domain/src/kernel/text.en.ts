import { defineText } from '@dropdeck/text';

/** Hints of every editor. */
export const t = defineText('domain/kernel', {
  webhook:
    'This does not look like a Discord webhook. It should look like https://discord.com/api/webhooks/…',
});
