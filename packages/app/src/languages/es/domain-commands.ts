import type { Messages } from '../catalogues';

export default {
  'domain/commands': {
    allChannels: 'Todos los canales',
    guildsFailed: 'No se pudieron cargar los servidores. Inténtalo de nuevo.',
    tooManyRequests: 'Demasiadas solicitudes. Inténtalo más tarde.',
    commandsFailed: 'No se pudieron cargar los comandos',
    rolesFailed: 'No se pudieron cargar los roles',
    membersFailed: 'No se pudieron cargar los miembros',
    channelsFailed: 'No se pudieron cargar los canales',
    noPermission: 'ERROR: ¡No tienes permisos suficientes!',
    saveFailed: '¡Se produjo un error!',
    discarded: 'Cambios de permisos descartados',
    saved: 'Permisos del comando guardados',
    applied: 'Permisos aplicados a {count, plural, one {# comando} other {# comandos}}',
    applyFailed: 'No se pudieron aplicar a {failed, number} de {total, number} comandos',
    authenticationFailed: 'Error de autenticación',
    allowed: '{allowed, plural, one {# permitido} other {# permitidos}}',
    denied: '{denied, plural, one {# denegado} other {# denegados}}',
    added: '{added, plural, one {# nuevo} other {# nuevos}}',
    changed: '{changed, plural, one {# cambiado} other {# cambiados}}',
    preview: '{permissions} ({changes})',
  },
} satisfies Messages<'domain/commands'>;
