export {
  $foldedGroups,
  $preferences,
  applyLocaleFx,
  applyThemeFx,
  foldedGroupsChanged,
  KEY,
  preferencesChanged,
  readPreferences,
  sidebarCollapsedChanged,
  type Preferences,
  type SpokenPreferences,
} from './preferences';
