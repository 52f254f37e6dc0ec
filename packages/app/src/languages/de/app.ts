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
  'app/shell/overlays/jobs': {
    tellMe: 'Benachrichtige mich, wenn es fertig ist',
    jobDone: 'Fertig: {done, number} von {total, number}',
    jobFailed: 'Fertig: {done, number} von {total, number}, {failed, number} fehlgeschlagen',
  },
  'app/shell/overlays/news': {
    addFaster: 'Links aus der Übersicht hinzufügen',
    addFasterText:
      'Füge in der Übersicht einen Link ein oder schicke ihn per „Teilen“ auf dem Handy, und wähle seinen Monitor: Er öffnet sich mit dem Link im Formular, ohne Tracker. Zeilen einer Tabelle lassen sich in die Eingaben eines Monitors einfügen.',
    find: 'In allen Monitoren suchen und ersetzen',
    findText:
      'Such neben Webhooks auch nach Links, Notizen und Größenbereichen, wähle aus, wo, und ersetze sie nach einem Plan, der jede Änderung nennt.',
    pins: 'Deine Monitore in deiner Ordnung',
    pinsText:
      'Wähle Monitore aus, hefte sie an oder gib ihnen Tags, nach denen du filtern, gruppieren und suchen kannst.',
    hidden: 'Für Bildschirme, die du teilst',
    hiddenText:
      'Strg . verbirgt Webhooks, Proxys, Links, Namen und IDs auf jeder Seite, bis du sie wieder anzeigst. Am Mac ist es ⌘ .',
    names: 'Server beim Namen',
    namesText:
      'Freigegebene Server zeigen ihren Namen, sobald die Seite der Befehle ihn geladen hat. Gib ihn ein oder wähle ihn im Menü, um einen hinzuzufügen.',
    drafts: 'Keine Eingabe geht verloren',
    draftsText:
      'Was du in einem Editor eingegeben hast, wird dir nach dem Neuladen, einem Absturz oder einer neuen Anmeldung wieder angeboten.',
    fleet: 'Einstellungen eines Monitors für vierzig andere',
    fleetText:
      'Übertrag Eingaben, Webhooks und Einstellungen eines Monitors auf andere, nach einem Plan, der jede Änderung nennt.',
    webhooks: 'Alle Webhooks in einer Liste',
    webhooksText: 'Sieh, wo ein Webhook verwendet wird und welche auffällig sind, und ersetze einen überall.',
    palette: 'Alles durchsuchen',
    paletteText:
      'Ein Feld findet Seiten, Monitore, Weiterleitungen, Befehle und was du damit machen kannst. Drücke Strg K, oder ⌘ K auf dem Mac.',
    keys: 'Tasten für alles',
    keysText:
      'Beweg dich mit J und K durch Listen, öffne eine Seite mit G und ihrem Buchstaben. Drücke ? für die ganze Liste; Tasten lassen sich ändern und ausschalten.',
    preferences: 'Deine Zeiten, deine Zahlen',
    preferencesText:
      'Wähle Zeitzone, 12 oder 24 Stunden, den ersten Tag der Woche und das Zahlenformat, und nimm diese Einstellungen in einen anderen Browser mit.',
    activity: '„Rückgängig“ und „Wiederholen“ in der Aktivität',
    activityText:
      'Die Aktivität zeigt, was seit deinem letzten Blick fehlgeschlagen ist und was sich noch rückgängig machen oder wiederholen lässt.',
    views: 'Gespeicherte Ansichten',
    viewsText:
      'Gib einer Suche mit Filter, Sortierung und Spalten einen Namen, öffne sie über ihren Tab und teile sie als Link.',
    import: 'Hunderte auf einmal',
    importText:
      'Füge Weiterleitungen, Eingaben und Server als Zeilen, CSV oder JSON ein oder zieh sie herein, ändere viele mit Vorschau und exportiere jede Liste.',
  },
  'app/shell/overlays': {
    singleKeysOff: 'Kürzel mit einer Taste sind aus',
    reportCopied: 'Bericht kopiert',
    monitors: 'Monitore',
    redirects: 'Weiterleitungen',
    servers: 'Server',
    customers: 'Kunden',
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
