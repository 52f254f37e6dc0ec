export {
  $preferences,
  applyThemeFx,
  foldedGroupsChanged,
  preferencesChanged,
  sidebarCollapsedChanged,
  type Preferences,
} from './preferences';
export { zoneOf } from './zone';
