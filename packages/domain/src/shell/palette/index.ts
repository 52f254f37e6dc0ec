export {
  type ExtendedCustomer,
  type ListName,
  type PaletteAction,
  type PaletteEntry,
  type PaletteIcon,
} from './entries';
export { retryRequested } from './lists';
export { opened } from './open';
export { $find, $listStatuses, $subPage, chosen, wentBack } from './palette';
export { type PaletteGroup, type PaletteResults, type PaletteRow, type SubPage } from './results';
