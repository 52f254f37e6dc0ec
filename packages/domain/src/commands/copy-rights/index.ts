import { combine, createEvent, createStore, sample } from 'effector';
import { statusOf } from '../../kernel/http';
import { failureReason } from '../../kernel/job/job';
import { createPlan } from '../../kernel/job/plan';
import { createLoad } from '../../kernel/page/load';
import { createPage } from '../../kernel/page/page';
import { notify } from '../../kernel/toasts/notify';
import { screen } from '..';
import { list } from '../list';
import { $guildId, $guilds } from '../servers';
import { t as commandsText } from '../text.en';
import { allow, chooseRoles, planRights, readServer, type Choice, type ServerFacts } from './plan';
import { t } from './text.en';

/** The dialog, for as long as it is open. */
export const page = createPage('copy-rights');

const dataOf = (server: ServerFacts): ServerFacts | null => server;
/** The server of the role that gets the rights: at first this one, which is read again, because its list may be old. */
const load = createLoad({ page, read: readServer, dataOf, initial: null, clearsOnClose: true });
const serverChosen = load.start.prepend((id: string) => ({ id }));
sample({ clock: page.started, source: $guildId, filter: Boolean, target: serverChosen });
const $here = createStore<ServerFacts | null>(null)
  .on(load.loaded, (here, { data }) => (here === null || here.id === data?.id ? data : here))
  .reset(page.closed);

const chosen = createEvent<Partial<Choice>>();
const $choice = createStore<Choice>({ from: null, to: null })
  .on(chosen, (choice, change) => ({ ...choice, ...change }))
  .on(serverChosen, ({ from }) => ({ from, to: null }))
  .reset(page.closed);
const $roles = combine($choice, $here, load.$data, chooseRoles);

const plan = createPlan({
  name: 'copy rights',
  run: allow,
  $steps: combine($roles, $guilds, planRights),
  errorOf: (failure) => (statusOf(failure) === 203 ? commandsText('noPermission') : failureReason(failure)),
  failedText: (failed, total) => t('failed', { failed, total }),
});
notify({ done: [plan.succeeded, ({ done }) => t('done', { count: done })] });
sample({ clock: page.closed, target: plan.closed });
// The page shows what was written.
sample({ clock: plan.finished, source: $guildId, filter: Boolean, target: list.requested });

/** The dialog that copies a role's rights to another role: the roles, with the plan below, then its job. */
export const dialog = {
  view: {
    status: load.$status,
    servers: screen.view.servers,
    serverId: load.$state.map(({ request }) => request?.params.id ?? null),
    roles: $roles,
  },
  events: { onChoose: chosen, onServerChange: serverChosen, onRetry: load.reload },
  plan: { view: plan.view, events: plan.events },
} as const;
