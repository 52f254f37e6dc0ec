import access from './access';
import app from './app';
import commands from './commands';
import customers from './customers';
import domainAccount from './domain-account';
import domainCommands from './domain-commands';
import domainCustomers from './domain-customers';
import domainKernel from './domain-kernel';
import domainMonitors from './domain-monitors';
import domainResources from './domain-resources';
import domainShell from './domain-shell';
import domainTools from './domain-tools';
import lib from './lib';
import monitor from './monitor';
import monitors from './monitors';
import onboarding from './onboarding';
import patterns from './patterns';
import payment from './payment';
import plans from './plans';
import primitives from './primitives';
import redirects from './redirects';
import settings from './settings';
import shell from './shell';
import statusPages from './status-pages';
import tools from './tools';

/** What the product says in this language. */
export default {
  ...access,
  ...app,
  ...commands,
  ...customers,
  ...domainAccount,
  ...domainCommands,
  ...domainCustomers,
  ...domainKernel,
  ...domainMonitors,
  ...domainResources,
  ...domainShell,
  ...domainTools,
  ...lib,
  ...monitor,
  ...monitors,
  ...onboarding,
  ...patterns,
  ...payment,
  ...plans,
  ...primitives,
  ...redirects,
  ...settings,
  ...shell,
  ...statusPages,
  ...tools,
};
