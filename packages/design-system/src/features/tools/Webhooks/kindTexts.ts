import { localized } from '@dropdeck/text';
import type { Noun } from '../../../lib/nouns/noun';
import type { ValueKind } from './types';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

interface KindText {
  readonly noun: Noun;
  readonly title: string;
  readonly description: string;
  /** The heading of the column of values. */
  readonly header: string;
  readonly search: string;
  readonly placeholder: string;
  readonly empty: string;
}

/** What the page says about each kind of value. */
export const kindTexts = localized((): Readonly<Record<ValueKind, KindText>> => ({
  webhook: {
    noun: 'webhooks',
    title: t('webhooks'),
    description: t('description'),
    header: common('webhook'),
    search: t('search'),
    placeholder: t('searchPlaceholder'),
    empty: t('empty'),
  },
  link: {
    noun: 'links',
    title: t('links'),
    description: t('linksDescription'),
    header: t('link'),
    search: t('searchLinks'),
    placeholder: t('searchLinksPlaceholder'),
    empty: t('emptyLinks'),
  },
}));
