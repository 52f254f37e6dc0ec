import type { Messages } from '../catalogues';

export default {
  'design-system/features/plans/PlanCard': {
    popular: 'Beliebt',
    included: 'Inklusive',
    free: 'Kostenlos',
    month: '/ Monat',
  },
  'design-system/features/plans': {
    summary: 'Übersicht',
    nothingSelected: 'Noch nichts ausgewählt. Wähle eine Toolbox oder einen Monitor.',
    free: 'Kostenlos',
    billing:
      'Ausgewählte Produkte werden monatlich abgerechnet. Du kannst dein Abo jederzeit kündigen oder ändern.',
    purchase: 'Kauf',
    monthlyTotal: 'Summe pro Monat',
    completePurchase: 'Kauf abschließen',
    inviteInvalid: 'Dieser Einladungslink funktioniert nicht mehr.',
    inviteInvalidDescription:
      'Er wurde schon verwendet oder ist abgelaufen. Bitte um einen neuen oder wähle unten einen Tarif.',
    inviteUnchecked: 'Deine Einladung konnte nicht geprüft werden.',
    checkAgain: 'Erneut prüfen',
    inviteUncheckedDescription: 'Der Link ist vielleicht noch gültig.',
    toolboxIncluded: 'Bei jedem Monitor dabei.',
    empty: 'Zurzeit sind keine Tarife verfügbar.',
    failed: 'Die Tarife konnten nicht geladen werden',
    failedDescription: 'Es wurde nichts gekauft. Prüfe deine Verbindung und versuche es erneut.',
    loading: 'Tarife werden geladen',
    toolbox: 'Toolbox',
    toolboxDescription: 'Werkzeuge für deinen Server.',
    monitors: 'Monitore',
    monitorsDescription: 'Beobachte Releases und werde benachrichtigt.',
    title: 'Wähle deinen Tarif',
    currency: 'Alle Preise in EUR',
    howBundlesWork: 'So funktionieren Pakete',
    bundles:
      'Basic Toolbox ist bei jedem Monitor und jeder höheren Toolbox kostenlos dabei. Wähle mehrere Toolboxen, um ihre Funktionen zu kombinieren.',
  },
} satisfies Messages<'design-system/features/plans'>;
