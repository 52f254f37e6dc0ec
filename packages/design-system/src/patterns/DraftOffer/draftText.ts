import { t } from './text.en';

/** The kinds of drafts. */
export type DraftKind =
  | 'redirect'
  | 'update'
  | 'new-monitor'
  | 'keyword-list'
  | 'proxy-list'
  | 'input'
  | 'new-inputs'
  | 'examples'
  | 'permissions'
  | 'products'
  | 'redirects-import'
  | 'inputs-import'
  | 'settings'
  | 'webhooks';

/** The kind in a list: “Redirect”. */
export const draftKindOf = (kind: DraftKind): string => t(kind);

/** The kind in a sentence, with its name: “an unsaved redirect “Dunk””. */
export function draftText(kind: DraftKind, name: string): string {
  const draft = t(`${kind}-in`);
  return name === '' ? draft : t('named', { draft, name });
}
