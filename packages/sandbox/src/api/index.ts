import type { Endpoint } from '../endpoint.ts';
import { accessApi } from './access.ts';
import { commandsApi } from './commands.ts';
import { customersApi } from './customers.ts';
import { inputsApi } from './inputs.ts';
import { listsApi } from './lists.ts';
import { monitorDetailApi } from './monitorDetail.ts';
import { monitorsApi } from './monitors.ts';
import { onboardingApi } from './onboarding.ts';
import { plansApi } from './plans.ts';
import { redirectsApi } from './redirects.ts';
import { sessionApi } from './session.ts';
import { settingsApi } from './settings.ts';

/** The endpoints by the name of their call. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  [
    ...sessionApi,
    ...onboardingApi,
    ...settingsApi,
    ...accessApi,
    ...commandsApi,
    ...customersApi,
    ...plansApi,
    ...redirectsApi,
    ...monitorsApi,
    ...monitorDetailApi,
    ...inputsApi,
    ...listsApi,
  ].map((endpoint) => [endpoint.contract.name, endpoint]),
);
