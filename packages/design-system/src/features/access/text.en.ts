import { defineText } from '@dropdeck/text';

/** What dashboard access says. */
export const t = defineText('design-system/features/access', {
  removeAccess: 'Remove access',
  removeDescription:
    'They can no longer use this dashboard. Only a new invitation gives access again. Owners keep theirs.',
  user: 'User',
  discordId: 'Discord ID',
  role: 'Role',
  owner: 'Owner',
  admin: 'Admin',
  title: 'Dashboard Access',
  description: 'The people who can use this dashboard. Invited users become admins.',
  inviteUser: 'Invite User',
  searchUsers: 'Search users',
  searchPlaceholder: 'Search by name or Discord ID...',
  users: 'Dashboard users',
  remove: 'Remove…',
  empty: 'No users yet',
  emptyDescription: 'People you invite appear here.',
});
