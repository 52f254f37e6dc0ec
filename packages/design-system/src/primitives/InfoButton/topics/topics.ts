import { localized } from '@dropdeck/text';
import type { HelpTopic } from '../types';
import { t } from './text.en';

/** A short explanation: a question as its title, then sentences or steps. */
export interface Explanation {
  readonly title: string;
  readonly text: string;
  readonly steps?: readonly string[];
  /** A page about it. */
  readonly link?: { readonly label: string; readonly href: string };
}

/** The explanations in the page’s language. */
export const topics = localized((): Readonly<Record<HelpTopic, Explanation>> => ({
  webhook: {
    title: t('webhookTitle'),
    text: t('webhookText'),
    steps: [t('webhookStep1'), t('webhookStep2'), t('webhookStep3')],
    link: { label: t('webhookLink'), href: '/tools/webhooks' },
  },
  'server-id': {
    title: t('serverIdTitle'),
    text: t('serverIdText'),
    steps: [t('serverIdStep1'), t('serverIdStep2'), t('serverIdStep3')],
  },
  'size-range': { title: t('sizeRangeTitle'), text: t('sizeRangeText') },
  'redirect-precedence': { title: t('redirectsTitle'), text: t('redirectsText') },
  'private-input': { title: t('privateInputTitle'), text: t('privateInputText') },
  delay: { title: t('delayTitle'), text: t('delayText') },
}));
