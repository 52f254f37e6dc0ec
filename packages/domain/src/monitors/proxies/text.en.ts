import { defineText } from '@dropdeck/text';

/** The messages of proxy lists (specification 8.7). */
export const t = defineText('domain/monitors/proxies', {
  saved: 'Proxy list saved successfully',
  created: 'New proxy list created successfully',
  deleted: 'Proxy list deleted successfully',
  saveFailed: 'Failed to save proxy list',
  deleteFailed: 'Failed to delete proxy list',
  createFailed: 'Failed to create new proxy list',
});
