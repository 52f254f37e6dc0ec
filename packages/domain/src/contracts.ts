import { getCustomerInfo, signIn, checkOAuth, logout } from './session/contract';
import { updateCustomer } from './settings/contract';
import { createCustomer, validateInvite } from './onboarding/contract';
import { getBotUsers, createBotInvite, removeBotUser } from './access/contract';
import {
  getGuilds,
  getCommands,
  getRoles,
  getMembers,
  getChannels,
  updateCommand,
} from './commands/contract';
import { getCustomers, saveCustomer } from './customers/contract';
import { getProducts, getMonitorProducts } from './products/contract';
import { getPlanProducts, createPaymentLink } from './plans/contract';
import { openBillingPortal } from './payment/contract';
import { getRedirects, createRedirect, updateRedirect, deleteRedirect } from './redirects/contract';
import { getMonitors, createMonitor } from './monitors/contract';
import {
  getMonitor,
  saveMonitorWebhooks,
  getMonitorCustomers,
  saveMonitorCustomers,
  saveExampleInputs,
  updateMonitorInputs,
} from './monitor-detail/contract';
import { addMonitorInputs, deleteMonitorInput } from './monitor-detail/inputs/contract';
import { getMonitorGraph } from './graph/contract';
import { sendUpdate } from './updates/contract';
import { getKeywordLists, saveKeywordList, createKeywordList, deleteKeywordList } from './keywords/contract';
import { getProxyLists, saveProxyList, createProxyList, deleteProxyList } from './proxies/contract';
import type { Contract } from './shared/http/contract';

export * from './session/contract';
export * from './settings/contract';
export * from './onboarding/contract';
export * from './access/contract';
export * from './commands/contract';
export * from './customers/contract';
export * from './products/contract';
export * from './plans/contract';
export * from './payment/contract';
export * from './redirects/contract';
export * from './monitors/contract';
export * from './monitor-detail/contract';
export * from './monitor-detail/inputs/contract';
export * from './graph/contract';
export * from './updates/contract';
export * from './keywords/contract';
export * from './proxies/contract';
export { fillPath } from './shared/http/contract';
export type { AnswerOf, Contract, Method, ParametersOf, PayloadOf, Schema } from './shared/http/contract';

/**
 * Every /v1 call of specification 7. This entry point has no effector units, so that the sandbox can import
 * it.
 */
export const allCalls: readonly Contract[] = [
  getCustomerInfo,
  signIn,
  checkOAuth,
  logout,
  updateCustomer,
  createCustomer,
  validateInvite,
  getBotUsers,
  createBotInvite,
  removeBotUser,
  getGuilds,
  getCommands,
  getRoles,
  getMembers,
  getChannels,
  updateCommand,
  getCustomers,
  saveCustomer,
  getProducts,
  getMonitorProducts,
  getPlanProducts,
  createPaymentLink,
  openBillingPortal,
  getRedirects,
  createRedirect,
  updateRedirect,
  deleteRedirect,
  getMonitors,
  createMonitor,
  getMonitor,
  getMonitorGraph,
  saveMonitorWebhooks,
  getMonitorCustomers,
  saveMonitorCustomers,
  saveExampleInputs,
  updateMonitorInputs,
  addMonitorInputs,
  deleteMonitorInput,
  sendUpdate,
  getKeywordLists,
  saveKeywordList,
  createKeywordList,
  deleteKeywordList,
  getProxyLists,
  saveProxyList,
  createProxyList,
  deleteProxyList,
];
