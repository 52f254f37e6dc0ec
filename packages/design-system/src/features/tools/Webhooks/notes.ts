import { localized } from '@dropdeck/text';
import type { UseItem, UseKind, ValueKind, WebhookNote } from './types';
import { webhookText } from '../../../lib/text/webhookText';
import { t } from './text.en';

interface NoteText {
  /** The filter and the badge. */
  readonly label: string;
  readonly explanation: string;
  readonly tone: 'warning' | 'neutral';
}

/** What a note says. */
export const noteTexts = localized((): Readonly<Record<WebhookNote, NoteText>> => ({
  odd: { label: t('odd'), explanation: t('oddText'), tone: 'warning' },
  repeated: { label: t('repeated'), explanation: t('repeatedText'), tone: 'warning' },
  variants: { label: t('variants'), explanation: t('variantsText'), tone: 'neutral' },
  inactive: { label: t('inactive'), explanation: t('inactiveText'), tone: 'neutral' },
}));

/** What a use is, before its name. */
export const kindLabels = localized((): Readonly<Record<UseKind, string>> => ({
  settings: t('settings'),
  redirect: t('redirect'),
  region: t('monitor'),
  input: t('input'),
}));

/** A use in a sentence: “Settings”, “Redirect dunk”, “Nike SNKRS, EU”. */
export function nameOfUse({ kind, name, detail }: Pick<UseItem, 'kind' | 'name' | 'detail'>): string {
  switch (kind) {
    case 'settings':
      return name;
    case 'redirect':
      return t('redirectOf', { name });
    case 'region':
      return detail === '' ? name : t('regionOf', { name, region: detail });
    case 'input':
      return t('inputOf', { name });
  }
}

/** A value in a list: whole, unless it is a secret. */
export const valueText = (kind: ValueKind, value: string): string =>
  kind === 'webhook' ? webhookText(value) : value;
