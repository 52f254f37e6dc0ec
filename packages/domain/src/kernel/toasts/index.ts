export * from './copying';
export * from './offers';
export * from './toasts';
