import { create, type ThemeVars } from 'storybook/theming';
import { fontFamily } from '../packages/design-system/src/tokens';
import { palettes, type ThemeName } from '../packages/design-system/src/tokens/palettes';

/** Inline markup, because an image cannot use the page's font. */
const brandTitle =
  '<span style="display:inline-flex;align-items:center;gap:10px;font-size:16px;font-weight:600;letter-spacing:-0.01em"><img src="./favicon.svg" alt="" width="28" height="28">Dropdeck catalogue</span>';

function createTheme(name: ThemeName): ThemeVars {
  const palette = palettes[name];
  return create({
    base: name,
    brandTitle,
    brandTarget: '_self',
    fontBase: fontFamily.sans,
    fontCode: fontFamily.mono,
    colorPrimary: palette.accent,
    colorSecondary: palette.accent,
    appBg: palette.canvas,
    appContentBg: palette.surface,
    appPreviewBg: palette.canvas,
    appBorderColor: palette.border,
    appBorderRadius: 8,
    textColor: palette.text,
    textMutedColor: palette.muted,
    textInverseColor: palette.onAccent,
    barTextColor: palette.muted,
    barSelectedColor: palette.accent,
    barHoverColor: palette.accent,
    barBg: palette.surface,
    buttonBg: palette.surface,
    buttonBorder: palette.borderStrong,
    booleanBg: palette.sunken,
    booleanSelectedBg: palette.surface,
    inputBg: palette.field,
    inputBorder: palette.borderStrong,
    inputTextColor: palette.text,
    inputBorderRadius: 8,
  });
}

/** Storybook's own themes, made of the product's tokens: the sidebar uses `light`, docs pages use both. */
export const catalogueThemes: Record<ThemeName, ThemeVars> = {
  light: createTheme('light'),
  dark: createTheme('dark'),
};
