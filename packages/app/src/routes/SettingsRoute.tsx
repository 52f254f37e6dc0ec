import { SettingsScreen } from '@dropdeck/design-system';
import { page, screen } from '@dropdeck/domain/account/settings';
import { connect, route } from '../shell/connect';

/** /settings */
export const Component = route(page, undefined, connect(SettingsScreen, screen));
