import type { Messages } from '../catalogues';

export default {
  'app/routes/monitor-detail': {
    clone: '{name} duplizieren',
  },
  'app/routes/monitors': {
    keywordsHeading: 'Keyword-Einstellungen',
    keywords: 'Keywords',
    createKeywords: 'Keyword-Liste erstellen',
    noKeywords: 'Keine Keyword-Listen gefunden',
    keywordsFailed: 'Die Keyword-Listen konnten nicht geladen werden',
    editKeywords: 'Keyword-Liste bearbeiten',
    keywordPlaceholder: 'Ein Keyword pro Zeile',
    proxiesHeading: 'Proxy-Einstellungen',
    proxies: 'Proxys',
    createProxies: 'Proxy-Liste erstellen',
    noProxies: 'Keine Proxy-Listen gefunden',
    proxiesFailed: 'Die Proxy-Listen konnten nicht geladen werden',
    editProxies: 'Proxy-Liste bearbeiten',
    nameNeeded: 'Eine Proxy-Liste braucht einen Namen.',
    unusualProxy: 'Unbekanntes Proxy-Format',
    create: 'Erstellen',
    save: 'Speichern',
  },
  'app/shell/overlays': {
    singleKeysOff: 'Kürzel mit einer Taste sind aus',
    reportCopied: 'Bericht kopiert',
  },
  'app/shell': {
    signedIn: 'Angemeldet',
    choosePlan: 'Tarif wählen',
    setup: 'Einrichtung',
    notFound: 'Nicht gefunden',
    failed: 'Etwas ist schiefgelaufen.',
    unread: '({count, number}) fehlgeschlagen · {title}',
  },
} satisfies Messages<'app'>;
