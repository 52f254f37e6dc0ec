export * from './call';
export * from './contract';
export * from './failure';
export { unreadableIn, type LocatedRow, type UnreadableRow } from './unreadable';
export type { EntityId } from './schemas';
export * from './send';
