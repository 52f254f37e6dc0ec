export * from './ports';
export * from './safe-url';
