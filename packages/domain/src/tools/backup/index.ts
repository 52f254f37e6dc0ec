export {
  $calls,
  $content,
  $isCountKnown,
  $isSaving,
  $parts,
  messages,
  partToggled,
  readCancelled,
  reading,
  readRequested,
  saveRequested,
} from './make';
export { backupParts, type BackupPart } from './present';
export * as restore from './restore';
export {
  $available,
  $isListing,
  $listError,
  closed,
  listsRequested,
  opened,
  type BackupPorts,
} from './sources';
export type { BackupContent, Encrypted } from './file';
