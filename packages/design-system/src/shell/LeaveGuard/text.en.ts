import { defineText } from '@dropdeck/text';

/** Leaving a page, or logging out, with unsaved changes. */
export const t = defineText('design-system/shell/LeaveGuard', {
  title: 'Leave without saving?',
  text: 'Your changes are not saved yet.',
  stay: 'Stay',
  leave: 'Leave',
});
