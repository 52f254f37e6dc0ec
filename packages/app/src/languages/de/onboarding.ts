import type { Messages } from '../catalogues';

export default {
  'design-system/features/onboarding': {
    settingUpBot: 'Dein Bot wird eingerichtet',
    settingUpTitle: 'Dein Bot wird gerade eingerichtet',
    settingUpDescription:
      'Du bekommst eine Direktnachricht, wenn er fertig ist. Diese Seite aktualisiert sich automatisch.',
    loading: 'Dein Profil wird geladen',
    almostThere: 'Fast geschafft',
    almostThereDescription: 'Wir laden dein Profil. Diese Seite aktualisiert sich automatisch.',
    welcome: 'Willkommen',
    welcomeName: 'Willkommen, {userName}',
    welcomeDescription: 'Zahlung erhalten. Richte als Nächstes dein Profil ein: Name, Bild und Farbe.',
    startSetup: 'Einrichtung starten',
    setUpProfile: 'Profil einrichten',
    setUpDescription: 'Das dauert etwa eine Minute.',
    customerGroupName: 'Name des Kunden oder der Gruppe',
    exampleTime: 'heute um 14:02 Uhr',
    exampleTitle: 'Beispieltitel',
    exampleDescription: 'Beispielbeschreibung',
    customerProfile: 'Kundenprofil',
    profile: 'Profil',
    changeLater: 'Du kannst es später ändern.',
    createProfile: 'Profil erstellen',
    customerNameDescription: 'Dein Name oder der deiner Gruppe.',
    imageUrl: 'Bild-URL',
    imageDescription: 'Ein quadratisches Bild für den Avatar des Bots.',
    embedColor: 'Einbettungsfarbe',
    footerText: 'Fußzeilentext',
    footerTextExample: 'Fußzeile',
    footerIconUrl: 'Fußzeilen-Icon-URL',
  },
} satisfies Messages<'design-system/features/onboarding'>;
