import type { Messages } from '../catalogues';

export default {
  'design-system/features/settings/KnownServersMenu': {
    knownServers: 'Bekannten Server wählen',
  },
  'design-system/features/settings': {
    title: 'Einstellungen',
    serverId: 'Server-ID',
    whitelistedServers: 'Freigegebene Server',
    serversHelp: 'Mit der Server-ID hinzufügen: 17 bis 20 Ziffern. Du kannst mehrere auf einmal einfügen.',
    serverNamed: 'Die Eingabetaste fügt {name} hinzu ({id}).',
    serversNamed: '{names}? Gib mehr vom Namen ein oder wähle im Menü.',
    serverUnknown:
      'Hier ist kein Server mit diesem Namen bekannt. Füge ihn mit seiner ID hinzu: 17 bis 20 Ziffern.',
    serversEmpty: 'Noch keine Server. Hinzugefügte Server erscheinen hier.',
    yourBot: 'Dein Bot',
    exampleTime: 'heute um 14:02 Uhr',
    loadingName: 'Lädt',
    exampleTitle: 'Runner 2 „Night Sky“',
    exampleDescription: 'Wieder verfügbar',
    previewNote: 'Ein Beispiel: Die Produktdetails kommen vom Monitor.',
    setupTitle: 'Bot wird eingerichtet',
    setupDescription:
      'Dein Bot wird eingerichtet. Du bekommst eine Direktnachricht, wenn er fertig ist. Diese Einstellungen kannst du trotzdem schon bearbeiten; sie gelten dann später.',
    loading: 'Einstellungen werden geladen',
    botSettings: 'Bot-Einstellungen',
    identity: 'Identität',
    botName: 'Bot-Name',
    customerName: 'Kundenname',
    customerNameDescription: 'Dein Name oder der deiner Gruppe.',
    botImageUrl: 'Bot-Bild-URL',
    botImageDescription: 'Ein quadratisches Bild für den Avatar des Bots.',
    embeds: 'Einbettungen',
    footerText: 'Fußzeilentext',
    footerIconUrl: 'Fußzeilen-Icon-URL',
    embedColor: 'Einbettungsfarbe',
    servers: 'Server',
    serversDescription: 'Der Bot funktioniert nur auf diesen Servern.',
    webhookDescription: 'Wo der Bot seine Updates postet.',
    discordWebhookUrl: 'Discord-Webhook-URL',
    webhookUrlDescription: 'Halt sie geheim: Wer diese URL hat, kann in den Kanal posten.',
  },
} satisfies Messages<'design-system/features/settings'>;
