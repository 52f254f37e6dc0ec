export { $preferences, applyThemeFx, preferencesChanged, type Preferences } from './preferences';
export { zoneOf } from './zone';
