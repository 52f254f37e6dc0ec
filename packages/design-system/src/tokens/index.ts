export * from './palettes';
export * from './semantic';
