import { accountPlans, type AccountPlan } from '../accounts.ts';
import { createRandom, lazy } from '../random.ts';
import type { Account, Backend } from '../backend.ts';
import { imagePath } from './people.ts';
import { seedWorkspace } from './workspace.ts';

/** Creates a backend. The same seed and clock give the same ids, names, tokens and dates. */
export function seedBackend(options: { readonly seed: string; readonly now: () => number }): Backend {
  const started = options.now();
  // A fixed clock, because lazily created data must not depend on when it is first read.
  const stable = { seed: options.seed, now: () => started };
  const workspaces = new Map(
    accountPlans
      .filter(({ bot }) => bot === 'own')
      .map((plan) => [
        plan.id,
        lazy(() =>
          seedWorkspace(
            plan,
            accountPlans.filter(({ ownerId }) => ownerId === plan.id),
            stable,
          ),
        ),
      ]),
  );
  const accountOf = (plan: AccountPlan): Account => {
    const { monitor, toolbox } = plan.purchases;
    return {
      plan,
      image: imagePath('person', plan.name),
      paid: plan.paid,
      authorized: plan.authorized,
      workspace: workspaces.get(plan.ownerId ?? plan.id) ?? null,
      setUp: null,
      purchases: {
        ...(monitor === undefined ? {} : { monitor: [...monitor] }),
        ...(toolbox === undefined ? {} : { toolbox: [...toolbox] }),
      },
    };
  };
  const keys = createRandom(`${options.seed}/keys`);
  let lastId = 100_000;
  return {
    now: options.now,
    accounts: new Map(accountPlans.map((plan) => [plan.id, accountOf(plan)])),
    sessions: new Map(),
    codes: new Map(),
    invites: new Map(),
    payments: new Map(),
    issue: (kind) => `${kind}_${keys.text(24)}`,
    nextId: () => {
      lastId += 1;
      return lastId;
    },
  };
}
