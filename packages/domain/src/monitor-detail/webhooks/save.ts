import { attach, createStore, sample } from 'effector';
import type { FieldSave, FieldValue } from '../../shared/auto-saved';
import { createGuardedWrite, QUIET_READ_MS, resourceRead } from '../../shared/guard';
import { createCall, statusOf, type Failure } from '../../shared/http';
import { getMonitor, saveMonitorWebhooks, type RegionWebhook } from '../../contract/calls/monitor-detail';
import { messages } from '../messages';
import { loaded } from '../page';
import { trackWrite } from '../pending-writes';
import { regionFields, toRegions, toRows, type Regions } from './merge';

export type Webhooks = readonly RegionWebhook[];

interface KnownWebhooks {
  readonly owner: string | null;
  readonly value: Webhooks;
}

const resourceOf = ({ owner }: { readonly owner: string }): string => `webhooks/${owner}`;

const readFx = createCall({ ...getMonitor, timeoutMs: QUIET_READ_MS });

/** The webhooks that the server is known to have. */
export const $known = createStore<KnownWebhooks>({ owner: null, value: [] });

/** The call itself, once the guard has merged the edit. */
export const sendFx = attach({
  effect: createCall(saveMonitorWebhooks),
  mapParams: ({ owner, value }: FieldValue<Webhooks>) => ({
    parameters: { monitor_uuid: owner },
    payload: { webhooks: value },
  }),
});

/** Saves the webhooks of a monitor, merged by region into those that the server has. */
export const { writeFx } = createGuardedWrite<FieldSave<Webhooks>, KnownWebhooks, Regions>({
  name: saveMonitorWebhooks.name,
  resourceOf,
  $known,
  read: async ({ owner }) => ({
    owner,
    value: (await readFx({ parameters: { uuid: owner } })).body.webhooks ?? [],
  }),
  currentOf: (known, { owner }) => (known.owner === owner ? toRegions(known.value) : null),
  editOf: ({ base, value }) => ({ base: toRegions(base), mine: toRegions(value) }),
  fieldsOf: ({ value }) => regionFields(value),
  subjectOf: () => 'the webhooks of this monitor',
  write: ({ owner }, regions) => sendFx({ owner, value: toRows(regions) }),
});
trackWrite(writeFx, ({ owner }) => owner);
sample({ clock: loaded, fn: ({ uuid }) => resourceOf({ owner: uuid }), target: resourceRead });

interface Explained {
  /** The toast, whose wording the specification fixes (8.8). */
  readonly toast: string;
  /** The sentence beside the fields. */
  readonly error: string;
}

/** Why a save failed. */
export function explain(failure: Failure): Explained {
  switch (statusOf(failure)) {
    case 401:
      return {
        toast: messages.authenticationFailed,
        error: 'You’ve been signed out. What you typed is offered again after the next sign-in.',
      };
    case 404:
      return {
        toast: messages.monitorNotFound,
        error: 'This monitor no longer exists. What you typed is still here.',
      };
    case 400:
      return {
        toast: messages.webhooksInvalid,
        error: 'The server rejected one of these URLs. What you typed is still here.',
      };
    default:
      return {
        toast: messages.webhooksFailed,
        error:
          failure.kind === 'declined'
            ? 'Nothing was sent. What you typed is still here.'
            : 'Webhooks couldn’t be saved. What you typed is still here.',
      };
  }
}
