import type { Messages } from '../catalogues';

export default {
  'domain/tools/apply-to': {
    done: '{count, plural, one {# Änderung} other {# Änderungen}} vorgenommen',
    failed: '{failed, number} von {total, plural, one {# Änderung} other {# Änderungen}} fehlgeschlagen',
    copyOf: '{name} (Kopie)',
    inputs: 'Eingaben',
    countedInputs: '{count, plural, one {# Eingabe} other {# Eingaben}}',
    deleteInputs: '{count, plural, one {# Eingabe} other {# Eingaben}} löschen',
    notAllowed: 'Dort sind keine Eingaben erlaubt.',
    listedBefore: 'Ihr Link steht schon weiter oben in der Liste.',
    noPrivateInputs: 'Dein Tarif enthält keine privaten Eingaben.',
    noRegion: 'Region nicht vorhanden: {regions}.',
    webhooks: 'Webhooks',
    examples: 'Beispieleingaben',
    addExamples: '{count, plural, one {# Beispieleingabe} other {# Beispieleingaben}} hinzufügen',
    replaceExamples: 'Beispieleingaben ersetzen',
    access: 'Kunden mit Zugriff',
    unknownAccess: 'Wer Zugriff hat, ist nicht bekannt.',
    giveAccess: '{count, plural, one {# Kunden} other {# Kunden}} Zugriff geben',
    replaceAccess: 'Zugriffe ersetzen',
    hasNone: '{name} hat keine.',
    onlyNew: 'Nur Monitore vom Typ „new“ haben Keyword-Listen.',
    noOption: '„{name}“ steht dort nicht zur Auswahl.',
  },
  'domain/tools/webhooks': {
    settings: 'Einstellungen',
    redirects: 'Weiterleitungen',
    discordWebhook: 'Discord-Webhook-URL',
    regions: '{count, plural, one {Webhook einer Region} other {Webhooks von # Regionen}}',
    inputs: '{count, plural, one {Eigener Webhook einer Eingabe} other {Eigene Webhooks von # Eingaben}}',
    links: '{count, plural, one {Link einer Eingabe} other {Links von # Eingaben}}',
    linkTaken: 'Der Monitor hat schon eine Eingabe mit diesem Link.',
    replaced: 'Webhook an {count, plural, one {# Stelle} other {# Stellen}} ersetzt',
    failed:
      'Der Webhook konnte an {failed, number} von {total, plural, one {# Stelle} other {# Stellen}} nicht ersetzt werden',
    replacedInInputs: 'In den Eingaben von {count, plural, one {# Monitor} other {# Monitoren}} ersetzt',
    failedInInputs:
      'Die Eingaben von {failed, number} von {total, plural, one {# Monitor} other {# Monitoren}} konnten nicht geändert werden',
  },
} satisfies Messages<'domain/tools'>;
