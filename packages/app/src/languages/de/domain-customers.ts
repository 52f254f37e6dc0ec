import type { Messages } from '../catalogues';

export default {
  'domain/customers': {
    loadFailed: 'Kunden konnten nicht geladen werden',
    saving: 'Kunde wird gespeichert …',
    saved: 'Kunde gespeichert',
    saveFailed: 'Kunde konnte nicht gespeichert werden',
    extended: '{name}: verlängert bis {day}',
    noDate: 'Gib ein vollständiges Datum ein. Bis dahin gilt das bisherige.',
    product: 'Produkt {id}',
  },
} satisfies Messages<'domain/customers'>;
