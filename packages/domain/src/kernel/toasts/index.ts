export * from './toasts';
export * from './toasts';
export * from './toasts';
