import { values } from './values';

/**
 * Raw scales, private to the tokens folder. Components read `semantic.ts` only, so that a shade can change
 * without changing components.
 */
export const indigo = {
  50: '#ECEEFF',
  300: '#A7B0FF',
  400: '#8E9AFF',
  600: values.light.accent,
  700: '#2C38A8',
  800: '#232A5C',
} as const;

export const teal = { 400: '#3BB2B7', 700: '#0C7176', 50: '#DDF3F3', 900: '#123B40' } as const;

export const ink = {
  0: values.light.surface,
  25: '#F5F6FA',
  50: '#F0F2F8',
  75: '#ECEEF4',
  100: '#E0E3EC',
  400: '#80869D',
  500: '#60667E',
  600: '#4C526A',
  900: values.light.text,
} as const;

export const night = {
  0: '#0A0C17',
  25: '#0D0F1C',
  50: values.dark.surface,
  75: '#1C2040',
  85: '#252B54',
  100: '#2A2F50',
  300: '#7079AA',
  500: '#8E95BC',
  600: '#AEB4D4',
  900: values.dark.text,
} as const;

export const green = { 50: '#E2F4EA', 400: '#4ADE9B', 700: '#15734A', 900: '#12352C' } as const;
export const amber = { 50: '#FBF0D5', 400: '#F2C14E', 700: '#8A5A00', 900: '#3A2F16' } as const;
export const red = { 50: '#FCE8E9', 400: '#FF7B81', 700: '#BE2430', 800: '#A11B27', 900: '#43202F' } as const;
