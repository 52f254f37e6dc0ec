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
  /** The field for a part of the values, where one can be replaced. */
  readonly part?: { readonly label: string; readonly description: string };
}

/** What the page says about each kind of value. */
export const kindTexts = localized((): Readonly<Record<ValueKind, KindText>> => ({
  webhook: {
    noun: 'webhooks',
    title: t('title'),
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
    part: { label: t('partOfLink'), description: t('partOfLinkText') },
  },
  note: {
    noun: 'inputNotes',
    title: t('notesTitle'),
    description: t('notesDescription'),
    header: t('note'),
    search: t('searchNotes'),
    placeholder: t('searchNotesPlaceholder'),
    empty: t('emptyNotes'),
    part: { label: t('partOfNote'), description: t('partOfNoteText') },
  },
  sizeRange: {
    noun: 'sizeRanges',
    title: t('sizeRanges'),
    description: t('sizeRangesDescription'),
    header: t('sizeRange'),
    search: t('searchSizeRanges'),
    placeholder: t('searchSizeRangesPlaceholder'),
    empty: t('emptySizeRanges'),
  },
}));
