import { webhookHint } from '../../../kernel/hints';
import { readLink, readText, unwrappedHint } from '../../../kernel/pasted';
import { readFlag } from '../../../kernel/import/lines';
import { LineFault, type ImportList, type RowCells } from '../../../kernel/import/list';
import { keywordFault, keywordIdentity, redirectColumns } from '../columns';
import { redirectTypes, type Redirect } from '../../../contract/calls/redirects';
import { NEW_ID } from '../../../kernel/save/changes';
import { t as editor } from '../text.en';
import { t } from './text.en';

type RedirectCells = RowCells<(typeof redirectColumns)['columns'][number]['name']>;

function toRedirect({ cells, other }: RedirectCells): Redirect | LineFault {
  const keyword = readLink(cells.keyword);
  const webhook = readLink(cells.webhook);
  const fault = keywordFault(keyword);
  if (fault !== null) return new LineFault(fault);
  if (webhook === '') return new LineFault(editor('webhookNeeded'));
  const wanted = readText(cells.type).toLowerCase();
  const type = redirectTypes.find((one) => one.toLowerCase() === (wanted || 'name'));
  if (type === undefined) return new LineFault(t('type', { text: cells.type.trim() }));
  const active = readFlag(cells.active, true, (text) => t('activeFlag', { text }));
  if (active instanceof LineFault) return active;
  return { ...other, id: NEW_ID, keyword, webhook, type, active };
}

/** Redirects as they are imported. The same keyword with another webhook is a conflict. */
export const redirectList: ImportList<Redirect, null, keyof RedirectCells['cells']> = {
  ...redirectColumns,
  ...keywordIdentity,
  read: toRedirect,
  warn: (_, { keyword, webhook }) => webhookHint(webhook) ?? unwrappedHint(keyword),
};
