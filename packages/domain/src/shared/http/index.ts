export * from './call';
export * from './contract';
export * from './failure';
export { unreadableIn, type LocatedRow, type UnreadableRow } from './rows';
export * from './schemas';
export * from './send';
export { toWire, wireId, withWireOf } from './wire';
