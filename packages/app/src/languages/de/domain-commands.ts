import type { Messages } from '../catalogues';

export default {
  'domain/commands': {
    allChannels: 'Alle Kanäle',
    guildsFailed: 'Server konnten nicht geladen werden. Bitte versuche es erneut.',
    tooManyRequests: 'Zu viele Anfragen. Bitte versuche es später erneut.',
    commandsFailed: 'Befehle konnten nicht geladen werden',
    rolesFailed: 'Rollen konnten nicht geladen werden',
    membersFailed: 'Mitglieder konnten nicht geladen werden',
    channelsFailed: 'Kanäle konnten nicht geladen werden',
    noPermission: 'FEHLER: Fehlende Berechtigung!',
    saveFailed: 'Ein Fehler ist aufgetreten!',
    discarded: 'Änderungen an den Berechtigungen verworfen',
    saved: 'Befehlsberechtigungen gespeichert',
    applied: 'Berechtigungen auf {count, plural, one {# Befehl} other {# Befehle}} übertragen',
    applyFailed: 'Auf {failed, number} von {total, number} Befehlen nicht übertragen',
    authenticationFailed: 'Anmeldung fehlgeschlagen',
    allowed: '{allowed, number} erlaubt',
    denied: '{denied, number} verweigert',
    added: '{added, number} neu',
    changed: '{changed, number} geändert',
    preview: '{permissions} ({changes})',
  },
} satisfies Messages<'domain/commands'>;
