import { images } from '../../../../../.storybook/kit/stories';
import type { MultiSelectOption } from './types';

/** Roles with colors. */
export const roles: readonly MultiSelectOption[] = [
  { id: '1', label: 'Owner', color: '#F2C14E' },
  { id: '2', label: 'Moderator', color: '#3BB2B7' },
  { id: '3', label: 'Early access', color: '#8E9AFF' },
  { id: '4', label: 'Member', color: '#99AAB5' },
];

/** Grouped roles, one with its current state. */
export const groupedRoles: readonly MultiSelectOption[] = [
  { id: '2', label: 'Moderator', color: '#3BB2B7', aside: 'Allowed', group: 'Current overrides' },
  { id: '1', label: 'Owner', color: '#F2C14E', group: 'Other roles' },
  { id: '3', label: 'Early access', color: '#8E9AFF', group: 'Other roles' },
  { id: '4', label: 'Member', color: '#99AAB5', group: 'Other roles' },
];

/** Members with avatars, one without. */
export const members: readonly MultiSelectOption[] = [
  { id: '11', label: 'ada.l', avatar: images.ada },
  { id: '12', label: 'grace_h', avatar: images.grace },
  { id: '13', label: 'no picture', avatar: null },
];

/** As many members as a large server has. */
export const crowd: readonly MultiSelectOption[] = Array.from({ length: 5_000 }, (_, index) => ({
  id: `m-${index}`,
  label: `member-${String(index).padStart(4, '0')}`,
  avatar: null,
}));
