export * from './ports';
export * from './ports';
