import { createEvent, sample } from 'effector';
import { $isDeveloper } from '../../account/session';
import { navigate } from '../../kernel/ports';
import { createNewMonitor, newMonitorDefaults } from '../new';
import { page } from './page';
import { monitorHref } from '../../shell/pages';

/** Opens the dialog; only for developers (specification 6.2). */
export const opened = createEvent();

export const { editor, created, dialog } = createNewMonitor({ name: 'new monitor', page });

sample({
  clock: opened,
  source: $isDeveloper,
  filter: Boolean,
  fn: () => newMonitorDefaults,
  target: editor.opened,
});
sample({ clock: created, fn: ({ uuid }) => ({ to: monitorHref(uuid) }), target: navigate });
