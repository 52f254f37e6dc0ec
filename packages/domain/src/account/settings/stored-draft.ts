import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { nowFx, readStorageFx, writeStorageFx } from '../../kernel/ports';
import { ownDraftDiscarded } from '../../kernel/save/drafts';
import { $session, draftsDropped, sessionReplaced } from '../session';
import { $account } from '../../kernel/page/account';
import { draftKeys, parseDraft, serializeDraft, type Draft } from './draft';
import { $bases, $edits, $rawEdits, $saved, page } from './settings';
import { effectiveEdits, type Edits } from './values';

/** Milliseconds without an edit after which the draft is stored. */
export const DRAFT_MS = 400;

export const draftRestored = createEvent();
export const draftDismissed = createEvent();

const restored = createEvent<{ readonly edits: Edits; readonly bases: Edits }>();
$rawEdits.on(restored, (_, { edits }) => edits);
$bases.on(restored, (bases, draft) => ({ ...draft.bases, ...bases }));

sample({
  clock: ownDraftDiscarded,
  filter: (kind) => kind === 'settings',
  fn: () => undefined,
  target: draftDismissed,
});

/** A stored draft that the person may restore. */
export const $draftOffer = createStore<Draft | null>(null).on(
  [restored, draftDismissed, draftsDropped],
  () => null,
);

const readDraftFx = attach({
  source: $account,
  mapParams: (_: void, account) => draftKeys(account ?? ''),
  effect: readStorageFx,
});
const $isDraftRead = createStore(false).on(readDraftFx.finally, () => true);

sample({
  clock: [page.started, $session],
  source: { isOpen: page.$isOpen, session: $session, isRead: $isDraftRead },
  filter: ({ isOpen, session, isRead }) => isOpen && session.phase === 'ready' && !isRead,
  fn: () => undefined,
  target: readDraftFx,
});

sample({
  clock: readDraftFx.doneData,
  source: { account: $account, saved: $saved },
  fn: ({ account, saved }, entries): Draft | null => {
    const draft = account === null ? null : parseDraft(entries, account);
    return draft !== null && Object.keys(effectiveEdits(saved, draft.edits)).length > 0 ? draft : null;
  },
  target: $draftOffer,
});

sample({
  clock: draftRestored,
  source: { saved: $saved, edits: $rawEdits, offer: $draftOffer },
  fn: ({ saved, edits, offer }) => ({
    edits: effectiveEdits(saved, { ...offer?.edits, ...edits }),
    bases: offer?.bases ?? {},
  }),
  target: restored,
});

/** Stores the edits together with an open offer, so that a reload keeps both. */
const storeDraftFx = createEffect(
  async ({ owner, edits, bases }: { owner: string; edits: Edits; bases: Edits }) => {
    const savedAt = await nowFx();
    await writeStorageFx(serializeDraft({ owner, savedAt, edits, bases }));
  },
);

sample({
  clock: [
    debounce({ source: $edits, timeout: DRAFT_MS }),
    // What is discarded or saved goes at once, because the page may reload within the pause.
    sample({ clock: $edits, filter: (edits) => Object.keys(edits).length === 0 }),
    draftDismissed,
    // The page is about to show another account.
    sessionReplaced,
  ],
  source: { account: $account, edits: $edits, bases: $bases, offer: $draftOffer, isRead: $isDraftRead },
  filter: ({ account, isRead }) => account !== null && isRead,
  fn: ({ account, edits, bases, offer }) => ({
    owner: account ?? '',
    edits: { ...offer?.edits, ...edits },
    bases: { ...offer?.bases, ...bases },
  }),
  target: storeDraftFx,
});

sample({
  clock: draftsDropped,
  source: $account,
  fn: (account) => serializeDraft({ owner: account ?? '', savedAt: 0, edits: {}, bases: {} }),
  target: writeStorageFx,
});
