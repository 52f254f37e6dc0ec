export { exported } from './export';
export {
  $isClearing,
  $kind,
  $kinds,
  $question,
  $search,
  $shown,
  $total,
  clearCancelled,
  clearConfirmed,
  clearRequested,
  kindChanged,
  opened,
  searchChanged,
  type ListedEntry,
} from './list';
export { revertCancelled, revertConfirmed, revertRequested } from './revert';
