import { createBotInvite, getBotUsers, removeBotUser } from '@dropdeck/domain/contract';
import { endpoint, type Endpoint, ok, refuse, saved } from '../endpoint.ts';
import { DAY_MS, type Account, type Workspace } from '../backend.ts';

/** Days until an invite expires (specification 9). */
const INVITE_DAYS = 7;

/** Whether an account owns the bot. Only the owner may invite, remove and change permissions; others get 203. */
export const hasRights = (account: Account, workspace: Workspace): boolean =>
  workspace.ownerId === account.plan.id;

export const noRights = refuse(203, 'Not enough permission.');

/** Endpoints of dashboard access (specification 2.4 and 6.1). */
export const accessApi: readonly Endpoint[] = [
  endpoint(getBotUsers, ({ workspace }) => ok({ data: { bots: [{ users: workspace.users }] } })),

  endpoint(createBotInvite, ({ account, workspace, payload, backend, appOrigin }) => {
    if (!hasRights(account, workspace)) return noRights;
    if (payload.app_id !== workspace.bot.app_id) return refuse(400, 'The bot is not yours.');
    const key = backend.issue('invite');
    backend.invites.set(key, {
      workspace: () => workspace,
      expires: backend.now() + INVITE_DAYS * DAY_MS,
      used: false,
    });
    return ok({ data: { link: `${appOrigin}/?key=${key}&type=invite` } });
  }),

  endpoint(removeBotUser, ({ account, workspace, payload, backend }) => {
    if (!hasRights(account, workspace)) return noRights;
    if (payload.app_id !== workspace.bot.app_id) return refuse(400, 'The bot is not yours.');
    const user = workspace.users.find(({ discord_id }) => discord_id === payload.user_id);
    if (user === undefined) return refuse(404, 'Nobody of this id has access.');
    if (user.permission === 1) return refuse(400, 'An owner cannot be removed.');
    workspace.users = workspace.users.filter((candidate) => candidate !== user);
    for (const other of backend.accounts.values()) {
      if (other.plan.discordId === user.discord_id) other.workspace = null;
    }
    return saved;
  }),
];
