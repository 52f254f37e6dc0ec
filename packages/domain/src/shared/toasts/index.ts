export * from './copying';
export * from './toasts';
