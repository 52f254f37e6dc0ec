import { defineText } from '@dropdeck/text';

/** The bar of a phone, and its menu. */
export const t = defineText('design-system/shell/TopBar', {
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
});
