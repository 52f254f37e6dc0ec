import { defineText } from '@dropdeck/text';

/** The messages of the graph (specification 8.10). */
export const t = defineText('domain/monitors/graph', {
  fetched: 'Status codes fetched successfully',
  unauthorized: 'Authentication failed. Please log in again.',
  notFound: 'Monitor data not found',
  invalid: 'Invalid data format received',
  failed: 'Failed to fetch status codes',
});
