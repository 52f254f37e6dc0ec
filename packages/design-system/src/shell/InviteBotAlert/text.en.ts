import { defineText } from '@dropdeck/text';

/** The bot does not exist yet. */
export const t = defineText('design-system/shell/InviteBotAlert', {
  title: 'Invite Bot',
  text: 'Your bot is not set up yet. You will receive a private message when it is done.',
  ok: 'OK',
});
