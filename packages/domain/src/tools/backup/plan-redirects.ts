import type { Redirect } from '../../contract/calls/redirects';
import type { BackupContent } from './file';
import { redirectFields } from '../../resources/fields';
import { changedValues } from '../../resources/values';
import { createSteps } from '../../resources';
import type { RestoreStep } from './steps';
import { t } from './text.en';

// The title has the keyword.
const fields = redirectFields.filter(({ key }) => key !== 'keyword');

/** The steps of the redirects, matched by keyword and type. */
export function planRedirects(
  wanted: BackupContent['redirects'],
  current: readonly Redirect[] | null,
): readonly RestoreStep[] {
  if (wanted === undefined || current === null) return [];
  const unmatched = [...current];
  const steps = createSteps(t('redirects'), 'redirect');
  return wanted.map(({ keyword, type, active, webhook = '' }, index): RestoreStep => {
    const key = `${type} ${keyword} ${index}`;
    const at = unmatched.findIndex((one) => one.keyword === keyword && one.type === type);
    const [before] = at < 0 ? [] : unmatched.splice(at, 1);
    if (before === undefined) {
      const title = t('create', { name: keyword });
      if (webhook === '') return steps.skipped(key, title, t('noWebhook'));
      const after = { id: -1, keyword, webhook, type, active };
      const write = { part: 'redirect', before: null, after } as const;
      return steps.change(key, title, changedValues(fields, null, after), write);
    }
    const after = { ...before, active, ...(webhook === '' ? {} : { webhook }) };
    const changes = changedValues(fields, before, after);
    if (changes.length === 0) return steps.unchanged(key, t('named', { name: keyword }));
    return steps.change(key, t('change', { name: keyword }), changes, { part: 'redirect', before, after });
  });
}
