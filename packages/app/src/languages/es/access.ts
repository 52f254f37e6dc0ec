import type { Messages } from '../catalogues';

export default {
  'design-system/features/access/InviteDialog': {
    inviteUser: 'Invitar usuario',
    description: 'Quien abra el enlace será administrador de este panel.',
    empty: 'No hay enlace de invitación.',
    loading: 'Cargando el enlace de invitación',
    inviteLink: 'Enlace de invitación',
    expiry: 'El enlace caduca el {time} y solo se puede usar una vez.',
  },
  'design-system/features/access/RemoveUserDialog': {
    title: '¿Quitar a {name}?',
    body: 'Ya no podrá abrir este panel. Para darle acceso de nuevo, envía otra invitación.',
    removeAccess: 'Quitar acceso',
  },
  'design-system/features/access': {
    removeAccess: 'Quitar acceso',
    removeDescription:
      'Ya no podrán usar este panel. Solo una nueva invitación les devuelve el acceso. Los propietarios lo conservan.',
    user: 'Usuario',
    discordId: 'ID de Discord',
    role: 'Rol',
    owner: 'Propietario',
    admin: 'Administrador',
    title: 'Acceso al panel',
    description: 'Las personas que pueden usar este panel. Los invitados pasan a ser administradores.',
    inviteUser: 'Invitar usuario',
    searchUsers: 'Buscar usuarios',
    searchPlaceholder: 'Nombre o ID de Discord...',
    users: 'Usuarios del panel',
    remove: 'Quitar…',
    empty: 'Aún no hay usuarios',
    emptyDescription: 'Las personas que invites aparecerán aquí.',
  },
} satisfies Messages<'design-system/features/access'>;
