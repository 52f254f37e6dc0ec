import { amber, green, indigo, ink, night, red, teal } from './base';
import type { ColorName } from './semantic';

/** The two themes of the product; `system` is resolved to one of them before rendering. */
export type ThemeName = 'light' | 'dark';

const light: Record<ColorName, string> = {
  canvas: ink[25],
  surface: ink[0],
  sunken: ink[75],
  raised: ink[0],
  field: ink[0],
  hover: ink[50],
  border: ink[100],
  borderStrong: ink[400],
  text: ink[900],
  muted: ink[600],
  subtle: ink[500],
  accent: indigo[600],
  accentHover: indigo[700],
  accentSoft: indigo[50],
  accentText: indigo[600],
  onAccent: '#FFFFFF',
  highlight: teal[700],
  highlightSoft: teal[50],
  success: green[700],
  successSoft: green[50],
  warning: amber[700],
  warningSoft: amber[50],
  danger: red[700],
  dangerHover: red[800],
  dangerSoft: red[50],
  onDanger: '#FFFFFF',
  focus: indigo[600],
  overlay: 'rgba(18, 21, 43, 0.44)',
  skeleton: ink[75],
  shadow: 'rgba(18, 21, 43, 0.16)',
  // Adjacent colors differ in lightness as well as in hue, for color-blind users.
  status200: '#0B7A5B',
  status301: '#2F7FE0',
  status400: '#6D3BD1',
  status403: '#C2185B',
  status404: '#B86E00',
  status406: '#0E8CA3',
  status500: '#8C1616',
  status503: '#DC3A1E',
  statusOther: '#6B7186',
};

const dark: Record<ColorName, string> = {
  canvas: night[25],
  surface: night[50],
  sunken: night[0],
  raised: night[75],
  field: night[25],
  hover: night[85],
  border: night[100],
  borderStrong: night[300],
  text: night[900],
  muted: night[600],
  subtle: night[500],
  accent: indigo[400],
  accentHover: indigo[300],
  accentSoft: indigo[800],
  accentText: indigo[300],
  onAccent: night[25],
  highlight: teal[400],
  highlightSoft: teal[900],
  success: green[400],
  successSoft: green[900],
  warning: amber[400],
  warningSoft: amber[900],
  danger: red[400],
  dangerHover: '#FF9A9E',
  dangerSoft: red[900],
  onDanger: night[25],
  focus: indigo[300],
  overlay: 'rgba(4, 5, 12, 0.66)',
  skeleton: '#20254A',
  shadow: 'rgba(0, 0, 0, 0.5)',
  status200: '#3DDBA4',
  status301: '#5AA2F5',
  status400: '#B79CFF',
  status403: '#FF74B1',
  status404: '#F0A53C',
  status406: '#56D6EA',
  status500: '#FF6257',
  status503: '#FFA69E',
  statusOther: '#98A0C4',
};

/** Color values of each theme, for the stylesheet and the contrast test; components use `color`. */
export const palettes: Record<ThemeName, Record<ColorName, string>> = { light, dark };

/**
 * Every foreground/background pair that components may combine, with its required contrast (WCAG 2.2 AA: 4.5
 * for text, 3 for icons and the borders of controls). Checked by a test.
 */
export const contrastPairs: ReadonlyArray<{
  foreground: ColorName;
  background: ColorName;
  minimum: 4.5 | 3;
}> = [
  ...(['canvas', 'surface', 'sunken', 'raised', 'field', 'hover'] as const).flatMap((background) => [
    { foreground: 'text' as const, background, minimum: 4.5 as const },
    { foreground: 'muted' as const, background, minimum: 4.5 as const },
    { foreground: 'subtle' as const, background, minimum: 4.5 as const },
    { foreground: 'accentText' as const, background, minimum: 4.5 as const },
    { foreground: 'success' as const, background, minimum: 4.5 as const },
    { foreground: 'warning' as const, background, minimum: 4.5 as const },
    { foreground: 'danger' as const, background, minimum: 4.5 as const },
    { foreground: 'highlight' as const, background, minimum: 4.5 as const },
    { foreground: 'borderStrong' as const, background, minimum: 3 as const },
    { foreground: 'focus' as const, background, minimum: 3 as const },
  ]),
  ...(
    [
      'status200',
      'status301',
      'status400',
      'status403',
      'status404',
      'status406',
      'status500',
      'status503',
      'statusOther',
    ] as const
  ).map((foreground) => ({ foreground, background: 'surface' as const, minimum: 3 as const })),
  { foreground: 'surface', background: 'text', minimum: 4.5 },
  { foreground: 'onAccent', background: 'accent', minimum: 4.5 },
  { foreground: 'onAccent', background: 'accentHover', minimum: 4.5 },
  { foreground: 'onDanger', background: 'danger', minimum: 4.5 },
  { foreground: 'onDanger', background: 'dangerHover', minimum: 4.5 },
  { foreground: 'accentText', background: 'accentSoft', minimum: 4.5 },
  { foreground: 'text', background: 'accentSoft', minimum: 4.5 },
  { foreground: 'muted', background: 'accentSoft', minimum: 4.5 },
  { foreground: 'success', background: 'successSoft', minimum: 4.5 },
  { foreground: 'text', background: 'successSoft', minimum: 4.5 },
  { foreground: 'muted', background: 'successSoft', minimum: 4.5 },
  { foreground: 'warning', background: 'warningSoft', minimum: 4.5 },
  { foreground: 'text', background: 'warningSoft', minimum: 4.5 },
  { foreground: 'muted', background: 'warningSoft', minimum: 4.5 },
  { foreground: 'danger', background: 'dangerSoft', minimum: 4.5 },
  { foreground: 'text', background: 'dangerSoft', minimum: 4.5 },
  { foreground: 'muted', background: 'dangerSoft', minimum: 4.5 },
  { foreground: 'highlight', background: 'highlightSoft', minimum: 4.5 },
  { foreground: 'text', background: 'highlightSoft', minimum: 4.5 },
];
