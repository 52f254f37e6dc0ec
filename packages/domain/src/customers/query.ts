import type { ListOptions } from '../kernel/list';

export const customerFilters = ['all', 'overdue', 'due', 'active'] as const;
export type CustomerFilter = (typeof customerFilters)[number];

/** The sort orders; a leading minus reverses one. */
export const customerSorts = ['renewal', '-renewal', 'name', '-name'] as const;
export type CustomerSort = (typeof customerSorts)[number];

/** What the customers can be filtered and sorted by. */
export const listOptions: ListOptions = {
  filters: customerFilters,
  sorts: ['renewal', 'name'],
  defaultSort: 'renewal',
};
