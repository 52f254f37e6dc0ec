export * from './call';
export * from './contract';
export * from './failure';
export * from './schemas';
export * from './send';
