import type { Messages } from '../catalogues';

export default {
  'design-system/features/access/InviteDialog': {
    inviteUser: 'Nutzer einladen',
    description: 'Wer den Link öffnet, wird Admin dieses Dashboards.',
    empty: 'Es gibt keinen Einladungslink.',
    loading: 'Einladungslink wird geladen',
    inviteLink: 'Einladungslink',
    expiry: 'Der Link läuft am {time} ab und kann nur einmal verwendet werden.',
  },
  'design-system/features/access/RemoveUserDialog': {
    title: '{name} entfernen?',
    body: 'Dieser Nutzer kann das Dashboard dann nicht mehr öffnen. Mit einer neuen Einladung bekommt er wieder Zugriff.',
    removeAccess: 'Zugriff entziehen',
  },
  'design-system/features/access': {
    removeAccess: 'Zugriff entziehen',
    removeDescription:
      'Diese Nutzer können das Dashboard nicht mehr verwenden. Nur eine neue Einladung gibt ihnen wieder Zugriff. Inhaber behalten ihren.',
    user: 'Nutzer',
    discordId: 'Discord-ID',
    role: 'Rolle',
    owner: 'Inhaber',
    admin: 'Admin',
    title: 'Dashboard-Zugriff',
    description: 'Wer dieses Dashboard verwenden kann. Eingeladene Nutzer werden Admins.',
    inviteUser: 'Nutzer einladen',
    searchUsers: 'Nutzer suchen',
    searchPlaceholder: 'Name oder Discord-ID …',
    users: 'Dashboard-Nutzer',
    remove: 'Entfernen …',
    empty: 'Noch keine Nutzer',
    emptyDescription: 'Hier erscheinen die Nutzer, die du einlädst.',
  },
} satisfies Messages<'design-system/features/access'>;
