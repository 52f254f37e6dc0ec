export * from './call';
export * from '../../contract/declare';
export * from './failure';
export { unreadableIn, type LocatedRow, type UnreadableRow } from '../../contract/wire/unreadable';
export type { EntityId } from '../../contract/wire/schemas';
export * from './send';
