/** The groups of axe's rules that every story must pass, for the tests and the accessibility statement. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules beside these groups, and one of them that is not for a component alone: it is in no landmark. */
export const axeRules = { region: { enabled: false }, 'label-content-name-mismatch': { enabled: true } };

/** axe's rules whose result depends on the theme. The tests run them in the dark theme too. */
export const themeRules = ['color-contrast', 'link-in-text-block'];
