import { defineText } from '@dropdeck/text';

/** What the dialog that invites a user says. */
export const t = defineText('design-system/features/access/InviteDialog', {
  inviteUser: 'Invite User',
  description: 'The person who opens the link becomes an admin of this dashboard.',
  empty: 'There is no invite link.',
  loading: 'Loading invite link',
  inviteLink: 'Invite link',
  expiry: 'The link expires on {time} and can be used only once.',
});
