import { attach, combine, createEvent, createStore, sample } from 'effector';
import { spread } from 'patronum/spread';
import { $brandWords } from '../../shell/config';
import { $info, draftsDropped } from '../../account/session';
import { $account } from '../../kernel/page/account';
import { nowFx, tabKey } from '../../kernel/ports';
import { $cachedAnswers, callSucceeded, tokenSet } from '../../kernel/http';
import { createStored } from '../../kernel/page/stored';
import { append } from './append';
import { noTabJournal, readJournals, readTabJournal, type Journals, type TabJournal } from './entries';
import { learn, nothingKnown } from './known';
import { rules } from './rules';
import type { Recorded } from './rules/rule';

/** Starts to enter writes. What was written before is not entered. */
export const recordingStarted = createEvent();

/** A revert of an entry has begun or ended; what it writes names the entry. */
export const revertBegan = createEvent<string>();
export const revertEnded = createEvent();
const $reverting = createStore<string | null>(null)
  .on(revertBegan, (_, id) => id)
  .on(revertEnded, () => null);

/** Whose journal it is. */
export const $owner = $account.map((account) => account ?? '');

/** All owners' journals, in local storage without secrets. */
export const journals = createStored<Journals>({
  key: 'dropdeck:journal',
  isShared: true,
  initial: {},
  clock: recordingStarted,
  read: readJournals,
  write: (value) => (Object.keys(value).length === 0 ? null : JSON.stringify(value)),
});

/** The whole rows of this tab's entries with secrets, in session storage. */
export const tabJournal = createStored<TabJournal>({
  key: tabKey('journal'),
  initial: noTabJournal,
  clock: recordingStarted,
  read: readTabJournal,
  write: (value) => (Object.keys(value.rows).length === 0 ? null : JSON.stringify(value)),
});
sample({ clock: draftsDropped, fn: () => noTabJournal, target: tabJournal.changed });

const $known = createStore(nothingKnown);
$known
  .on(
    sample({
      clock: recordingStarted,
      source: { info: $info, cached: $cachedAnswers, brandWords: $brandWords },
    }),
    (known, { info, cached, brandWords }) =>
      [...cached.values()].reduce(learn, { ...known, info, brandWords }),
  )
  .on(callSucceeded, learn)
  .on(tokenSet, ({ brandWords }) => ({ ...nothingKnown, brandWords }));

const $isStarted = createStore(false).on(recordingStarted, () => true);

const written = sample({
  clock: callSucceeded,
  source: { isStarted: $isStarted, known: $known },
  filter: ({ isStarted }, { contract }) => isStarted && Boolean(rules[contract.name]),
  fn: ({ known }, call): (Recorded & { readonly call: string }) | null => {
    const recorded = rules[call.contract.name]?.(call, known) ?? null;
    return recorded && { ...recorded, call: call.contract.name };
  },
});
$known.on(written, (known, recorded) => recorded?.known ?? known);

const stampFx = attach({ effect: nowFx, mapParams: (_: Recorded & { readonly call: string }) => undefined });
sample({
  clock: written,
  filter: (recorded) => recorded !== null && recorded.rows.length > 0,
  fn: (recorded) => recorded as Recorded & { readonly call: string },
  target: stampFx,
});

sample({
  clock: stampFx.done,
  source: combine({
    journals: journals.$value,
    tab: tabJournal.$value,
    owner: $owner,
    reverting: $reverting,
  }),
  filter: ({ owner }) => owner !== '',
  fn: ({ owner, reverting, ...stored }, { params: { kind, action, call, rows }, result: at }) =>
    append(stored, owner, {
      at,
      kind,
      action,
      call,
      rows: [...rows],
      ...(reverting === null ? {} : { revertOf: reverting }),
    }),
  target: spread({ journals: journals.changed, tab: tabJournal.changed }),
});
