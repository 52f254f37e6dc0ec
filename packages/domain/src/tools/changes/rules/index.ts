import { inputDeleted, inputsAdded } from './inputs';
import { accessSaved, examplesSaved, monitorCreated, monitorUpdated, webhooksSaved } from './monitors';
import { inviteCreated, inviteRedeemed, updateSent, userRemoved } from './others';
import { permissionsSaved } from './permissions';
import {
  customerSaved,
  keywordListCreated,
  keywordListDeleted,
  keywordListSaved,
  proxyListCreated,
  proxyListDeleted,
  proxyListSaved,
  redirectChanged,
  redirectCreated,
  redirectDeleted,
} from './rows';
import type { Rule } from './rule';
import { profileCreated, settingsSaved } from './settings';

/** What each write of the product means to a person, by the call's name. A test demands a rule for every write. */
export const rules: Readonly<Record<string, Rule>> = {
  'settings.updateCustomer': settingsSaved,
  'onboarding.createCustomer': profileCreated,
  'onboarding.validateInvite': inviteRedeemed,
  'access.createBotInvite': inviteCreated,
  'access.removeBotUser': userRemoved,
  'commands.updateCommand': permissionsSaved,
  'customers.saveCustomer': customerSaved,
  'redirects.createRedirect': redirectCreated,
  'redirects.updateRedirect': redirectChanged,
  'redirects.deleteRedirect': redirectDeleted,
  'monitors.createMonitor': monitorCreated,
  'monitorDetail.saveMonitorWebhooks': webhooksSaved,
  'monitorDetail.saveMonitorCustomers': accessSaved,
  'monitorDetail.saveExampleInputs': examplesSaved,
  'monitorDetail.updateMonitorInputs': monitorUpdated,
  'monitorDetail.addMonitorInputs': inputsAdded,
  'monitorDetail.deleteMonitorInput': inputDeleted,
  'keywords.createKeywordList': keywordListCreated,
  'keywords.saveKeywordList': keywordListSaved,
  'keywords.deleteKeywordList': keywordListDeleted,
  'proxies.createProxyList': proxyListCreated,
  'proxies.saveProxyList': proxyListSaved,
  'proxies.deleteProxyList': proxyListDeleted,
  'updates.sendUpdate': updateSent,
  'session.signIn': null,
  'session.logout': null,
  'payment.openBillingPortal': null,
  'plans.createPaymentLink': null,
};
