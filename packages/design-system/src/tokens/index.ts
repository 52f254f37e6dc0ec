export * from './semantic';
