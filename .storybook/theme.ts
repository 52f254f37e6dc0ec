import { create } from 'storybook/theming';
import { fontFamily, palettes } from '../packages/design-system/src/tokens';

const { light } = palettes;

/** What the catalogue itself wears, its sidebar and its docs pages alike. */
export const catalogueTheme = create({
  base: 'light',
  brandTitle: 'Dropdeck catalogue',
  brandImage: './brand.svg',
  brandTarget: '_self',
  fontBase: fontFamily.sans,
  fontCode: fontFamily.mono,
  colorPrimary: light.accent,
  colorSecondary: light.accent,
  appBg: light.canvas,
  appContentBg: light.surface,
  appPreviewBg: light.canvas,
  appBorderColor: light.border,
  appBorderRadius: 8,
  textColor: light.text,
  textMutedColor: light.muted,
  barTextColor: light.muted,
  barSelectedColor: light.accent,
  barHoverColor: light.accent,
  barBg: light.surface,
  inputBg: light.surface,
  inputBorder: light.borderStrong,
  inputTextColor: light.text,
  inputBorderRadius: 8,
});
