import type { Counts } from '../../kernel/format';
import { statusOf, type Failure } from '../../kernel/http';

/** The messages of the monitor page (specification 8.8) and some that are not in the specification. */
export const messages = {
  notAddedYet: 'Not added before the page closed.',
  loadFailed: 'Failed to load monitor',
  webhooksSaving: 'Updating webhooks...',
  webhooksSaved: 'Webhooks updated successfully',
  webhooksInvalid: 'Invalid webhook data',
  webhooksFailed: 'Failed to update webhooks',
  noMonitor: 'No monitor selected',
  monitorNotFound: 'Monitor not found',
  authenticationFailed: 'Authentication failed. Please log in again.',
  delaySaved: 'Successfully updated delay',
  delayFailed: 'Failed to update delay',
  proxyListSaved: 'Proxy list updated successfully',
  proxyListFailed: 'Failed to update proxy list',
  productSaved: 'Product updated successfully',
  productFailed: 'Failed to update product',
  keywordsSaved: 'Keywords updated successfully',
  keywordsFailed: 'Failed to update keywords',
  inputsAllowedSaved: 'Inputs allowed updated successfully',
  inputsAllowedFailed: 'Failed to update inputs allowed settings',
  ownProductsEnabled: 'Successfully enabled own products monitoring',
  ownProductsDisabled: 'Successfully disabled own products monitoring',
  ownProductsFailed: 'Failed to update monitoring preference',
  examplesSaved: 'Example inputs updated successfully',
  examplesFailed: 'Failed to update example inputs',
  duplicateQuestion:
    'The input has already been added to the monitor. Are you sure you want to add it again?',
  added: 'Input added successfully',
  addFailed: 'Failed to add input',
  addDisabledFailed: 'Failed to add disabled input',
  addTimedOut: 'Request timed out. Please try again.',
  updated: 'Inputs updated successfully',
  updateFailed: 'Failed to update inputs',
  updateTimedOut: 'Update timed out. Please try again.',
  deletedElsewhere: 'Deleted elsewhere, so your change was not saved',
  deleted: 'Input deleted successfully',
  deleteFailed: 'Error deleting input',
  sessionExpired: 'Session expired. Please log in again.',
  restored: 'Input restored',
  manyDeleted: (count: number, { formatCount }: Counts): string => `${formatCount(count)} inputs deleted`,
  manyDeleteFailed: (failed: number, total: number, { formatCount }: Counts): string =>
    `Failed to delete ${formatCount(failed)} of ${formatCount(total)} inputs`,
  linkListed: 'This link is already in the monitor.',
} as const;

/** The message of a failed inputs call (specification 8.8); 401 and timeouts have their own. */
export const inputFailureText = (failure: Failure, otherwise: string, timedOut = otherwise): string => {
  if (statusOf(failure) === 401) return messages.sessionExpired;
  return failure.kind === 'timeout' ? timedOut : otherwise;
};
