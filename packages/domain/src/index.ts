/** One namespace per feature; what several features share is under `shared`. */
export * as commands from './commands';
export * as config from './config';
export * as preferences from './preferences';
export * as session from './session';
export * as settings from './settings';
export * as shared from './shared';
export * as toasts from './toasts';
