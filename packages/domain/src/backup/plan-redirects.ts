import type { Redirect } from '../contract/calls/redirects';
import type { BackupContent } from './file';
import { value, type RestoreStep } from './steps';

const statusOf = (isActive: boolean): string => (isActive ? 'Active' : 'Inactive');

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
      return {
        ...step,
        title,
        changes: [
          value('Type', '', type),
          value('Webhook URL', '', webhook, true),
          value('Status', '', statusOf(active)),
        ],
        write: { part: 'redirect', before: null, after: { id: -1, keyword, webhook, type, active } },
      };
    }
    const changes = [
      ...(webhook === '' || webhook === before.webhook
        ? []
        : [value('Webhook URL', before.webhook, webhook, true)]),
      ...(active === before.active ? [] : [value('Status', statusOf(before.active), statusOf(active))]),
    ];
    const title = `Change “${keyword}”`;
    if (changes.length === 0) return { ...step, title: `“${keyword}”`, changes, isUnchanged: true };
    return {
      ...step,
      title,
      changes,
      write: {
        part: 'redirect',
        before,
        after: { ...before, active, ...(webhook === '' ? {} : { webhook }) },
      },
    };
  });
}
