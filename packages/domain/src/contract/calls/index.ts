/** Every declared call with its schemas, one line per feature. */
export * from './session';
export * from './settings';
export * from './onboarding';
export * from './access';
export * from './commands';
export * from './customers';
export * from './products';
export * from './plans';
export * from './payment';
export * from './redirects';
export * from './monitors';
export * from './monitor-detail';
export * from './inputs';
export * from './graph';
export * from './updates';
export * from './keywords';
export * from './proxies';
