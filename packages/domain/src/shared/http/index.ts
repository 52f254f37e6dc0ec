export * from './call';
export * from './contract';
export * from './failure';
export { unreadableIn, type LocatedRow, type UnreadableRow } from './rows';
export type { EntityId } from './schemas';
export * from './send';
