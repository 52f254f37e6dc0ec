import type { Counts } from '../../../kernel/format';

/** The messages of the dialogs that load later. */
export const messages = {
  customersFailed: 'Failed to fetch customers',
  accessSaved: 'Customer access updated successfully',
  accessFailed: 'Failed to update customer access',
  manyAdded: (count: number, { countOf }: Counts): string => `${countOf(count, 'input')} added`,
  unusualSpecialWebhook: 'The special webhook does not look like a Discord webhook.',
} as const;
