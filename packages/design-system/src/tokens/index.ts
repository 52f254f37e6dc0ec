export type { ThemeName } from './palettes';
export * from './semantic';
