import { localized } from '@dropdeck/text';
import type { SelectOption } from '../../primitives';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

/** What the overview can be filtered by (specification 2.7). */
export type MonitorFilterId = 'all' | 'alternative' | 'sneaker' | 'not-setup' | 'blocked' | 'offline';

/** The filters of what deserves a look. */
export type AttentionFilterId = Extract<MonitorFilterId, 'blocked' | 'offline' | 'not-setup'>;

export const filterOptions = localized(
  (): Readonly<Record<MonitorFilterId, SelectOption<MonitorFilterId>>> => ({
    all: { id: 'all', label: common('all') },
    alternative: { id: 'alternative', label: t('alternative') },
    sneaker: { id: 'sneaker', label: t('sneaker') },
    'not-setup': { id: 'not-setup', label: t('notSetup') },
    blocked: { id: 'blocked', label: t('blocked') },
    offline: { id: 'offline', label: t('offline') },
  }),
);
