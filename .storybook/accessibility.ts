/** The groups of axe's rules that every story must pass, for the tests and the accessibility statement. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe's rules whose result depends on the theme. The tests run them in the dark theme too. */
export const themeRules = ['color-contrast', 'link-in-text-block'];
