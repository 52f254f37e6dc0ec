import { createCustomer, validateInvite } from '@dropdeck/domain/contract';
import { endpoint, type Endpoint, ok, refuse, saved } from '../endpoint.ts';
import { lazy } from '../random.ts';
import { seedWorkspace, userOf } from '../seed/workspace.ts';
import { DAY_MS, type Account, type Backend } from '../backend.ts';

/** A new bot is ready after this many info requests, or this many milliseconds. */
const SET_UP_READS = 2;
const SET_UP_MS = 3_000;

/** Submitted profiles whose bot is not ready. */
const profiles = new WeakMap<Account, Parameters<typeof buildWorkspace>[2]>();

function buildWorkspace(
  backend: Backend,
  account: Account,
  profile: { name: string; image_url: string; hex_color: string; footer_text: string; footer_icon: string },
): Account['workspace'] {
  const { now } = backend;
  const { plan } = account;
  const workspace = seedWorkspace({ ...plan, profile: true }, [], { seed: `new/${plan.id}`, now });
  workspace.bot.footer_text = profile.footer_text;
  workspace.bot.whitelisted_servers = [];
  workspace.customer = {
    image: profile.image_url,
    name: profile.name,
    footer_icon: profile.footer_icon,
    hex_color: profile.hex_color,
    webhook_url: '',
    next_renewal: new Date(now() + 30 * DAY_MS).toISOString(),
    purchases: account.purchases,
  };
  workspace.users = [userOf(plan, 1)];
  return lazy(() => workspace);
}

/** Counts an info request during setup, and creates the bot once it is due. */
export function advanceSetUp(backend: Backend, account: Account): void {
  const { setUp } = account;
  const profile = profiles.get(account);
  if (setUp === null || profile === undefined) return;
  if (setUp.reads < SET_UP_READS && backend.now() - setUp.since < SET_UP_MS) {
    setUp.reads += 1;
    return;
  }
  account.setUp = null;
  account.workspace = buildWorkspace(backend, account, profile);
}

/** Endpoints of the setup and of invites (specification 2.14 and 4.7). */
export const onboardingApi: readonly Endpoint[] = [
  endpoint(createCustomer, ({ account, payload, backend }) => {
    if (account.workspace !== null || account.setUp !== null)
      return refuse(400, 'There is a profile already.');
    if (!account.paid) return refuse(403, 'Nothing has been paid yet.');
    if (Object.values(payload).some((text) => text.trim() === '')) {
      return refuse(400, 'Every field of the profile is required.');
    }
    account.setUp = { since: backend.now(), reads: 0 };
    profiles.set(account, payload);
    return saved;
  }),

  endpoint(validateInvite, ({ account, payload, backend }) => {
    const invite = backend.invites.get(payload.key);
    if (invite === undefined || invite.used || invite.expires <= backend.now()) {
      return ok({ error: true, message: 'This invite is not valid any more.' });
    }
    if (account.workspace !== null || account.setUp !== null)
      return ok({ error: true, message: 'There is a bot already.' });
    invite.used = true;
    account.workspace = invite.workspace;
    invite.workspace().users.push(userOf(account.plan, 2));
    return ok({ error: false });
  }),
];
