import { defineText } from '@dropdeck/text';

/** The messages of a creation (specification 8.4). */
export const t = defineText('domain/monitors/new', {
  creating: 'Creating monitor...',
  created: 'Monitor created successfully!',
  taken: 'A monitor with this name already exists',
  failed: 'Failed to create monitor',
});
