import { SECTIONS, webhooks } from '../pages.ts';
import { GROUPS, hook, pick, type Acts } from './turn.ts';

const { screen, dialog } = webhooks;
/** The section and the cell of a use: `settings`, `redirect:7`, `region:<uuid>:EU`, `input:<uuid>:3`. */
function cellOf(id: string): readonly [section: string, cell: string] {
  const [kind, owner = '', part = ''] = id.split(':');
  if (kind === 'redirect') return [SECTIONS.redirects, `${owner}|webhook`];
  if (kind === 'region') return [`/v1/monitors/${owner}`, `webhooks|${part}`];
  if (kind === 'input') return [`/v1/monitors/${owner}`, `${part}|specialWebhook`];
  return [SECTIONS.settings, '|webhookUrl'];
}

export const webhookActs: Acts = {
  read: async ({ fire, settle }) => {
    fire(screen.events.onRead);
    await settle(({ request }) => request.method === 'GET');
    return 'looks in all monitors';
  },
  plan: ({ read, fire, token, a }) => {
    const row = pick(read(screen.view.items), a);
    if (row === undefined || read(dialog.view.state) !== null) return null;
    fire(screen.events.onOpen, [row.id]);
    fire(dialog.events.onReplacementChange, hook(token));
    fire(dialog.events.onPlan);
    return `plans to replace ${row.value} by ${token}`;
  },
  replace: ({ read, fire, edit, writes }) => {
    const state = read(dialog.view.state);
    const { groups, progress, result } = read(dialog.view.plan);
    if (state === null || groups.length === 0 || progress !== null || result !== null) return null;
    const uses = state.rows.flatMap((row) => row.uses);
    for (const { id, value } of uses) {
      const [section, cell] = cellOf(id);
      edit(GROUPS.replacements, cell, state.text, value, { section });
    }
    writes(uses.length);
    fire(dialog.events.onConfirm);
    return `makes the replacement in ${uses.length} places`;
  },
  end: ({ read, fire, discard, writes, a }) => {
    if (read(dialog.view.state) === null) return null;
    if (a % 3 === 0) {
      fire(dialog.events.onRetry);
      writes(5);
      return 'retries the replacement';
    }
    if (a % 3 === 1) fire(dialog.events.onStop);
    if (a % 3 === 1 || read(dialog.view.plan).progress === null) discard(GROUPS.replacements);
    fire(dialog.events.onClose);
    return `${a % 3 === 1 ? 'stops' : 'closes'} the replacement`;
  },
};
