/**
 * Discord's colors in both of its themes. Deliberately not our tokens: the preview must look like Discord
 * when our theme changes.
 */
export const discordTheme = {
  light: {
    chat: '#FFFFFF',
    edge: '#E3E5E8',
    name: '#060607',
    text: '#313338',
    muted: '#5C5E66',
    embed: '#F2F3F5',
    neutralBar: '#C4C9CE',
    link: '#006CE7',
    code: '#E3E5E8',
  },
  dark: {
    chat: '#313338',
    edge: '#3F4147',
    name: '#F2F3F5',
    text: '#DBDEE1',
    muted: '#A3A6AD',
    embed: '#2B2D31',
    neutralBar: '#1E1F22',
    link: '#00A8FC',
    code: '#1E1F22',
  },
  brand: '#5865F2',
  onBrand: '#FFFFFF',
} as const;

const declare = (theme: 'light' | 'dark'): string =>
  Object.entries(discordTheme[theme])
    .map(([name, value]) => `--discord-${name}: ${value};`)
    .join('');

/** Custom properties that follow the page's `data-theme`, or the system without one. */
export const discordVariables = `
  ${declare('light')}
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) & { ${declare('dark')} }
  }
  [data-theme='dark'] & { ${declare('dark')} }
`;

/** Reads one of Discord's colors in the current theme. */
export const discord = (name: keyof (typeof discordTheme)['light']): string => `var(--discord-${name})`;
