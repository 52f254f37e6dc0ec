import type { Messages } from '../catalogues';

export default {
  'design-system/primitives/ColorField': {
    pick: '{label} wählen',
    saturationAndBrightness: 'Sättigung und Helligkeit',
    hue: 'Farbton',
    hex: 'Hex',
  },
  'design-system/primitives/CopyButton': {
    copiedLabel: 'Kopiert!',
    copied: 'Kopiert',
  },
  'design-system/primitives/EmptyState': {
    example: 'Beispiel, nicht deine Daten',
  },
  'design-system/primitives/Field': {
    characters: '{count, number} von {limit, number} Zeichen',
  },
  'design-system/primitives/InfoButton': {
    webhook: 'Hilfe: Webhook',
    'server-id': 'Hilfe: Server-ID',
    'size-range': 'Hilfe: Größenbereich',
    'redirect-precedence': 'Hilfe: Vorrang bei Weiterleitungen',
    'private-input': 'Hilfe: private Eingabe',
    delay: 'Hilfe: Verzögerung',
  },
  'design-system/primitives/InfoButton/topics': {
    webhookTitle: 'So erstellst du einen Webhook',
    webhookText:
      'Ein Webhook postet in einen Kanal deines Discord-Servers. Wer seine URL hat, kann dort posten. Halt sie also geheim.',
    webhookStep1: 'Öffne in Discord die Einstellungen des Kanals.',
    webhookStep2: 'Wähle „Integrationen“, dann „Webhooks“, dann „Neuer Webhook“.',
    webhookStep3: 'Wähle „Webhook-URL kopieren“ und füge sie hier ein.',
    webhookLink: 'Wo welcher Webhook verwendet wird',
    serverIdTitle: 'So findest du eine Server-ID',
    serverIdText: 'Der Bot kann nur auf den Servern in dieser Liste verwendet werden.',
    serverIdStep1:
      'Öffne in Discord die Benutzereinstellungen, dann „Erweitert“, und aktiviere den Entwicklermodus.',
    serverIdStep2:
      'Klick mit der rechten Maustaste auf das Symbol des Servers und wähle „Server-ID kopieren“.',
    serverIdStep3: 'Füge sie hier ein: 17 bis 20 Ziffern.',
    sizeRangeTitle: 'So werden Größen verwendet',
    sizeRangeText:
      'EU-Schuhgrößen von 36 bis 50, beide eingeschlossen. Liegt die erste über der zweiten, zieht die andere nach.',
    redirectsTitle: 'So werden Weiterleitungen verwendet',
    redirectsText:
      'Ein Produkt, das zum Keyword passt, geht an diesen Webhook. Verwende Keywords, die sich nicht überschneiden: Passen mehrere, entscheidet der Dienst, welches gilt.',
    privateInputTitle: 'Was eine private Eingabe ist',
    privateInputText:
      'Markiert die Eingabe als privat für dein Konto. Diese Option hast du, weil dein Tarif private Eingaben enthält.',
    delayTitle: 'Was die Verzögerung bewirkt',
    delayText:
      'Eine ganze Zahl: die Pause zwischen zwei Anfragen dieses Monitors. Eine längere schont die Proxys, bemerkt ein Release aber später.',
  },
  'design-system/primitives/LazyBoundary': {
    reloadHint: 'Lade neu, um diesen Teil der Seite zu verwenden.',
  },
  'design-system/primitives/Link': {
    newTab: '(öffnet einen neuen Tab)',
  },
  'design-system/primitives/MultiSelect': {
    search: 'Suchen …',
    searchIn: '{label} durchsuchen',
    noOptions: 'Keine Optionen',
    noMatches: 'Keine Treffer für „{text}“',
    selectAllFound: 'Alle {count, number} gefundenen auswählen',
    count: '{count, number} von {total, number} ausgewählt',
    selected: '{label}: ausgewählt',
    more: 'und {count, number} weitere',
  },
  'design-system/primitives/SearchField': {
    clearSearch: 'Suche leeren',
  },
  'design-system/primitives/SecretField': {
    hide: '{label} ausblenden',
    show: '{label} anzeigen',
    copy: '{label} kopieren',
  },
  'design-system/primitives/Select': {
    select: 'Auswählen …',
  },
  'design-system/primitives/Stepper': {
    done: 'Erledigt:',
  },
  'design-system/primitives/Tag': {
    remove: '{name} entfernen',
    added: 'hinzugefügt',
    removed: 'entfernt',
  },
  'design-system/primitives/Toast': {
    dismiss: 'Schließen',
  },
  'design-system/primitives/Tooltip': {
    press: 'Drücke',
  },
} satisfies Messages<'design-system/primitives'>;
