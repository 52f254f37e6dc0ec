export type { FleetChoice, InputScope, ListMode, PartName } from './choice';
export { clone, planClosed } from './clone';
export { fleet, type FleetStage } from './flow';
export { page } from './source';
export { targets } from './targets';
