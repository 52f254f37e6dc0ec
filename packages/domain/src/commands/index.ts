export * from './oauth-check';
