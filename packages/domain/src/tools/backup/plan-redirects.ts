import type { Redirect } from '../../contract/calls/redirects';
import type { BackupContent } from './file';
import { redirectFields } from '../../resources/fields';
import { changedValues } from '../../resources/values';
import type { RestoreStep } from './steps';

// The title has the keyword.
const fields = redirectFields.filter(({ key }) => key !== 'keyword');

/** The steps of the redirects, matched by keyword and type. */
export function planRedirects(
  wanted: BackupContent['redirects'],
  current: readonly Redirect[] | null,
): readonly RestoreStep[] {
  if (wanted === undefined || current === null) return [];
  const unmatched = [...current];
  return wanted.map(({ keyword, type, active, webhook = '' }, index): RestoreStep => {
    const step = { id: `redirect ${type} ${keyword} ${index}`, group: 'Redirects' };
    const at = unmatched.findIndex((one) => one.keyword === keyword && one.type === type);
    const [before] = at < 0 ? [] : unmatched.splice(at, 1);
    if (before === undefined) {
      const title = `Create “${keyword}”`;
      if (webhook === '') return { ...step, title, changes: [], skipped: 'The file has no webhook for it.' };
      const after = { id: -1, keyword, webhook, type, active };
      return {
        ...step,
        title,
        changes: changedValues(fields, null, after),
        write: { part: 'redirect', before: null, after },
      };
    }
    const after = { ...before, active, ...(webhook === '' ? {} : { webhook }) };
    const changes = changedValues(fields, before, after);
    const title = `Change “${keyword}”`;
    if (changes.length === 0) return { ...step, title: `“${keyword}”`, changes, isUnchanged: true };
    return { ...step, title, changes, write: { part: 'redirect', before, after } };
  });
}
