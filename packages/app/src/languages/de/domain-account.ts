import type { Messages } from '../catalogues';

export default {
  'domain/account/access': {
    noPermission: 'FEHLER: Fehlende Berechtigung!',
    failed: 'Ein Fehler ist aufgetreten!',
    removed: 'Der Benutzer hat keinen Zugriff mehr',
    manyRemoved: '{count, plural, one {# Nutzer hat} other {# Nutzer haben}} keinen Zugriff mehr',
    manyFailed: '{failed, number} von {total, plural, one {# Nutzer} other {# Nutzern}} nicht entfernt',
  },
  'domain/account/onboarding': {
    createFailed: 'Das Profil konnte nicht erstellt werden. Deine Angaben bleiben erhalten.',
    nameRequired: 'Gib einen Namen ein.',
    imageUrlRequired: 'Gib eine Bild-URL ein.',
    hexColorRequired: 'Gib eine Einbettungsfarbe ein.',
    footerTextRequired: 'Gib einen Fußzeilentext ein.',
    footerIconRequired: 'Gib eine Icon-URL für die Fußzeile ein.',
    invalidColor: 'Ungültige Hex-Farbe',
  },
  'domain/account/payment': {
    portalFailed: 'Das Abrechnungsportal konnte nicht geöffnet werden. Bitte versuche es erneut.',
  },
  'domain/account/plans': {
    purchaseFailed: 'Die Zahlungsseite konnte nicht geöffnet werden. Bitte versuche es erneut.',
  },
  'domain/account/settings': {
    saving: 'Einstellungen werden gespeichert …',
    saved: 'Einstellungen gespeichert',
    failed: 'Einstellungen konnten nicht gespeichert werden',
    offline: 'Du bist offline. Es wurde nichts gesendet, und deine Änderungen bleiben erhalten.',
    url: 'Das sieht nicht wie eine Webadresse aus. Sie sollte mit https:// beginnen',
    hexColor: 'Das ist keine Hex-Farbe wie #3BB2B7.',
    serverId: 'Eine Server-ID hat 17 bis 20 Ziffern. Bitte prüfe sie.',
  },
} satisfies Messages<'domain/account'>;
