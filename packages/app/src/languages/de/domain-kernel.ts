import type { Messages } from '../catalogues';

export default {
  'domain/kernel/http': {
    network: 'Der Server ist nicht erreichbar.',
    timeout: 'Zeitüberschreitung bei der Anfrage.',
    aborted: 'Die Seite wurde geschlossen.',
    declined: 'Das wurde anderswo geändert. Deine Änderung wurde nicht gespeichert.',
    payload: 'Das lässt sich nicht senden.',
    answer: 'Die Antwort ist nicht lesbar.',
    unauthorized: 'Sitzung abgelaufen. Bitte melde dich erneut an.',
    tooMany: 'Zu viele Anfragen. Bitte versuche es später erneut.',
    notFound: 'Das gibt es nicht mehr.',
    status: 'Der Server hat mit {status} geantwortet.',
  },
  'domain/kernel/import': {
    nothingToExport: 'Es gibt nichts zu exportieren',
    lastColumn: 'Die letzte Spalte ist nicht lesbar.',
    tooManyColumns: 'Zu viele Spalten.',
    otherColumns: 'Diese Zeilen haben andere Spalten. Füge sie für sich hinzu.',
    unclosedQuote: 'Ein Anführungszeichen wird nicht geschlossen.',
  },
  'domain/kernel/save': {
    undo: 'Rückgängig',
  },
  'domain/kernel': {
    unwrapped: 'In diesem Text zählt nur der Link.',
    shortened: '„{text}“ wurde von einer Tabellenkalkulation gekürzt. Kopier die ganze Zahl.',
    webhook:
      'Das sieht nicht wie ein Discord-Webhook aus. Er sollte so aussehen: https://discord.com/api/webhooks/…',
  },
  'domain/kernel/toasts': {
    timedOut: 'Zeitüberschreitung. Bitte versuche es erneut.',
    signIn: 'Anmelden',
    copyFailed: 'Der Browser hat das Kopieren nicht erlaubt.',
  },
} satisfies Messages<'domain/kernel'>;
