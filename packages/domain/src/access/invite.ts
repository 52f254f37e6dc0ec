import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { logFx, nowFx } from '../shared/browser';
import { createCall, statusOf, type EntityId, type Failure } from '../shared/http';
import { $info, sentAppId } from '../session';
import { createBotInvite, INVITE_PERMISSION } from './contract';
import { messages } from './messages';
import { page } from './users';

/** Days until an invite expires (specification 9). */
export const INVITE_DAYS = 7;
const DAY_MS = 86_400_000;

export const inviteOpened = createEvent();
/** Closing clears the link (specification 2.4). */
export const inviteClosed = createEvent();
/** Requests a link again after a failure. */
export const inviteRetried = createEvent();
/** The browser denied clipboard access; this is only logged (specification 8.2). */
export const copyFailed = createEvent();

export interface Invite {
  /** Links an answer to its request: answers for a dialog that has closed are dropped. */
  readonly requestId: number;
  readonly link: string | null;
  /** Milliseconds since the epoch at which the link expires. */
  readonly expiresAt: number | null;
  readonly error: string | null;
}

interface State {
  readonly requestId: number;
  readonly open: Invite | null;
}

const createInviteFx = attach({
  effect: createCall(createBotInvite),
  mapParams: ({ appId }: { readonly appId: EntityId }) => ({
    payload: { app_id: appId, permission: INVITE_PERMISSION } as const,
  }),
});

const requestLinkFx = createEffect<
  { readonly appId: EntityId; readonly requestId: number },
  { readonly link: string; readonly expiresAt: number },
  Failure
>(async ({ appId }) => {
  const now = await nowFx();
  const { body } = await createInviteFx({ appId });
  return { link: body.data.link, expiresAt: now + INVITE_DAYS * DAY_MS };
});

const startRequest = ({ requestId }: State): State => ({
  requestId: requestId + 1,
  open: { requestId: requestId + 1, link: null, expiresAt: null, error: null },
});

const $state = createStore<State>({ requestId: 0, open: null })
  .on(inviteOpened, startRequest)
  .on(inviteRetried, (state) => (typeof state.open?.error === 'string' ? startRequest(state) : state))
  .on([inviteClosed, page.closed], ({ requestId }) => ({ requestId: requestId + 1, open: null }))
  .on(requestLinkFx.done, (state, { params, result }) =>
    state.open?.requestId === params.requestId ? { ...state, open: { ...state.open, ...result } } : state,
  )
  .on(requestLinkFx.fail, (state, { params, error }) =>
    state.open?.requestId === params.requestId
      ? { ...state, open: { ...state.open, error: textOf(error) } }
      : state,
  );

export const $invite = $state.map(({ open }) => open);

function textOf(failure: Failure): string {
  return statusOf(failure) === 203 ? messages.noPermission : messages.failed;
}

sample({
  clock: [inviteOpened, inviteRetried],
  source: { state: $state, info: $info },
  filter: ({ state }) => state.open !== null && state.open.link === null && state.open.error === null,
  fn: ({ state, info }) => ({ requestId: state.requestId, appId: sentAppId(info) }),
  target: requestLinkFx,
});

sample({ clock: copyFailed, fn: () => 'access.invite: the link could not be copied', target: logFx });
