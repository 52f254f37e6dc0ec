/** Every declared call with its schemas, one line per feature. */
export * from './session/contract';
export * from './settings/contract';
export * from './onboarding/contract';
export * from './access/contract';
export * from './commands/contract';
export * from './customers/contract';
export * from './products/contract';
export * from './plans/contract';
export * from './payment/contract';
export * from './redirects/contract';
export * from './monitors/contract';
export * from './monitor-detail/contract';
export * from './monitor-detail/inputs/contract';
export * from './graph/contract';
export * from './updates/contract';
export * from './keywords/contract';
export * from './proxies/contract';
