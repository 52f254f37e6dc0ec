import { localized } from '@dropdeck/text';
import type { SelectOption } from '../../primitives';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

/** What the overview can be filtered by (specification 2.7). */
type NamedFilterId = 'all' | 'alternative' | 'sneaker' | 'not-setup' | 'blocked' | 'offline';
export type MonitorFilterId = NamedFilterId | `tag.${string}`;

export const filterOptions = localized(
  (): Readonly<Record<NamedFilterId, SelectOption<MonitorFilterId>>> => ({
    all: { id: 'all', label: common('all') },
    alternative: { id: 'alternative', label: t('alternative') },
    sneaker: { id: 'sneaker', label: t('sneaker') },
    'not-setup': { id: 'not-setup', label: t('notSetup') },
    blocked: { id: 'blocked', label: t('blocked') },
    offline: { id: 'offline', label: t('offline') },
  }),
);

/** The tag that is filtered by; undefined for another filter. */
export const tagOf = (filter: string): string | undefined => /^tag\.(.*)/.exec(filter)?.[1];
