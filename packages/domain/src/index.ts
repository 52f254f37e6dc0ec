/** One namespace per feature; what several features share is under `shared`. */
export * as commands from './commands';
export * as config from './config';
export * as keywords from './keywords';
export * as monitorDetail from './monitor-detail';
export * as monitors from './monitors';
export * as preferences from './preferences';
export * as proxies from './proxies';
export * as redirects from './redirects';
export * as session from './session';
export * as settings from './settings';
export * as shared from './shared';
export * as toasts from './toasts';
export * as updates from './updates';
