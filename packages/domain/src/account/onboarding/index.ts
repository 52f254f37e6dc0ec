import './setup';
import * as setup from './setup';
import { combine } from 'effector';
import { logoutRequested } from '../session/logout';
import { $isLeaving } from '../../kernel/http';
import { $user } from '../session/state';

/** The setup of a customer's profile. */
export const screen = {
  view: {
    step: setup.$step,
    userName: $user.map(({ name }) => name),
    isLoggingOut: $isLeaving,
    values: setup.$values,
    errors: setup.$errors,
    isSaving: combine(setup.$isSaving, $isLeaving, (isSaving, isLeaving) => isSaving || isLeaving),
  },
  events: {
    onStart: setup.startRequested,
    onFieldChange: setup.fieldChanged,
    onCreate: setup.createRequested,
    onLogout: logoutRequested,
  },
} as const;

export { page } from './setup';
export { $isReady } from './setup';
