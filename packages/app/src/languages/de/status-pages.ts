import type { Messages } from '../catalogues';

export default {
  'design-system/features/status-pages/ConfigError': {
    title: '{name} ist nicht konfiguriert',
    description: 'Die Datei {file} ist ungültig. Korrigiere sie und lade diese Seite neu.',
    reload: 'Neu laden',
  },
  'design-system/features/status-pages/Error': {
    title: 'Unerwarteter Anwendungsfehler!',
    description: 'Diese Seite konnte nicht angezeigt werden. Nichts, was du gespeichert hast, ist verloren.',
    backToDashboard: 'Zurück zum Dashboard',
    reload: 'Neu laden',
  },
  'design-system/features/status-pages/Loading': {
    loading: 'Dein Dashboard wird geladen …',
  },
  'design-system/features/status-pages/Offline': {
    title: 'Du bist offline',
    description:
      'Das Dashboard macht automatisch weiter, sobald die Verbindung wieder da ist. Du bleibst angemeldet.',
    tryAgain: 'Erneut versuchen',
  },
  'design-system/features/status-pages/SignInReturn': {
    label: 'Du wirst angemeldet',
    title: 'Du wirst angemeldet …',
    description: 'Das dauert einen Moment. Danach geht es weiter zu deinem Dashboard.',
  },
} satisfies Messages<'design-system/features/status-pages'>;
