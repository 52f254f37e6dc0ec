import { attach, createEffect, createStore, sample } from 'effector';
import type { FieldSave } from '../../../kernel/save/auto-saved';
import { createGuardedWrite, resourceRead } from '../../../kernel/save';
import { statusOf, type Failure } from '../../../kernel/http';
import type { RegionWebhook } from '../../../contract/calls/monitor-detail';
import { loaded } from '../page';
import { trackWrite } from '../../../resources/pending-writes';
import { webhooks, type KnownWebhooks } from '../../../resources/webhooks';
import { toRegions, type Regions } from '../../../resources/webhook-regions';
import { t } from '../text.en';

export type Webhooks = readonly RegionWebhook[];

/** The webhooks that the server is known to have. */
export const $known = createStore<KnownWebhooks>({ uuid: '', webhooks: [] });

/** The call itself, once the guard has merged the edit. */
export const sendFx = createEffect<{ readonly regions: Regions; readonly uuid: string }, unknown, Failure>(
  ({ regions, uuid }) => webhooks.save(regions, { uuid }),
);

const guard = createGuardedWrite(
  { ...webhooks, save: (regions, { uuid }) => sendFx({ regions, uuid }) },
  { $known },
);

/** Saves the webhooks of a monitor, merged by region into those that the server has. */
export const writeFx = attach({
  effect: guard.writeFx,
  mapParams: ({ owner, base, value, tried }: FieldSave<Webhooks>) => ({
    uuid: owner,
    base: toRegions(base),
    mine: toRegions(value),
    tried: tried?.map(toRegions),
  }),
});
trackWrite(writeFx, ({ owner }) => owner);
sample({ clock: loaded, fn: webhooks.keyOf, target: resourceRead });

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
        toast: t('authenticationFailed'),
        error: t('webhooksSignedOut'),
      };
    case 404:
      return {
        toast: t('monitorNotFound'),
        error: t('webhooksNotFound'),
      };
    case 400:
      return {
        toast: t('webhooksInvalid'),
        error: t('webhooksRejected'),
      };
    default:
      return {
        toast: t('webhooksFailed'),
        error: failure.kind === 'declined' ? t('webhooksDeclined') : t('webhooksNotSaved'),
      };
  }
}
