import type { DashboardUser } from '@dropdeck/domain/contract';
import type { AccountPlan } from '../accounts.ts';
import { createRandom, lazy } from '../random.ts';
import { DAY_MS, type Workspace } from '../backend.ts';
import { seedKeywordLists, seedProxyLists, seedRedirects, webhookUrl } from './lists.ts';
import { seedMonitors } from './monitors.ts';
import { personName, imagePath, seedCustomers } from './people.ts';
import { seedProducts } from './products.ts';
import { seedServers } from './servers.ts';

/** A dashboard user: permission 1 is Owner, 2 is Admin (specification 9). */
export const userOf = (plan: AccountPlan, permission: 1 | 2): DashboardUser => ({
  discord_id: plan.discordId,
  name: plan.name,
  icon: imagePath('person', plan.name),
  permission,
});

/**
 * Creates the bot of an account and its data; `admins` are other accounts that share it. Lists are created on first
 * use.
 */
export function seedWorkspace(
  plan: AccountPlan,
  admins: readonly AccountPlan[],
  backend: { readonly seed: string; readonly now: () => number },
): Workspace {
  const seed = `${backend.seed}/${plan.id}`;
  const random = createRandom(seed);
  const group = `${plan.name.split(' ')[0] ?? plan.name}'s Sole Society`;
  const products = lazy(seedProducts);
  const customers = lazy(() =>
    seedCustomers(createRandom(`${seed}/customers`), plan.scale.customers, backend.now(), products()),
  );
  const keywordLists = lazy(() => seedKeywordLists(plan.scale.lists));
  const proxyLists = lazy(() => seedProxyLists(createRandom(`${seed}/proxies`), plan.scale.lists));
  const servers = lazy(() => seedServers(seed, plan.scale));
  const { monitor, toolbox } = plan.purchases;
  const extraNames = [0, 1].map((index) => personName(random, index));
  return {
    ownerId: plan.id,
    pending: plan.botPending,
    bot: {
      name: 'Sole Society',
      footer_text: 'Sole Society | Dropdeck',
      app_id: plan.appId,
      whitelisted_servers: plan.profile
        ? servers()
            .slice(0, 2)
            .map(({ guild }) => guild.id)
        : [],
    },
    customer: plan.profile
      ? {
          image: imagePath('group', group),
          name: group,
          footer_icon: imagePath('footer', group),
          hex_color: '#3BB2B7',
          webhook_url: webhookUrl(random),
          next_renewal: new Date(backend.now() + plan.renewsInDays * DAY_MS).toISOString(),
          purchases: {
            ...(monitor === undefined ? {} : { monitor: [...monitor] }),
            ...(toolbox === undefined ? {} : { toolbox: [...toolbox] }),
          },
        }
      : null,
    users: [
      userOf(plan, 1),
      ...admins.map((admin) => userOf(admin, 2)),
      ...extraNames.map((name) => ({
        discord_id: random.digits(18),
        name,
        icon: imagePath('person', name),
        permission: 2,
      })),
    ],
    servers,
    monitors: lazy(() => seedMonitors({ seed, scale: plan.scale, customers, keywordLists, proxyLists })),
    customers,
    products,
    redirects: lazy(() => seedRedirects(createRandom(`${seed}/redirects`), plan.scale.redirects)),
    keywordLists,
    proxyLists,
    updates: [],
  };
}
