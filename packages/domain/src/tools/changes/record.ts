import { inEnglish } from '@dropdeck/text';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { spread } from 'patronum/spread';
import { $brandWords } from '../../shell/config';
import { draftsDropped } from '../../account/session';
import { $account } from '../../kernel/page/account';
import { nowFx, tabKey } from '../../kernel/ports';
import { $earlyCalls, callSucceeded, earlyCallsTaken, tokenSet, type AnsweredCall } from '../../kernel/http';
import { createStored } from '../../kernel/page/stored';
import { append } from './append';
import { noTabJournal, readJournals, readTabJournal, type Journals, type TabJournal } from './entries';
import { learn, nothingKnown, type Known } from './known';
import { rules } from './rules';
import type { Recorded } from './rules/rule';

/** Starts to enter writes, with those that were made before this was loaded. */
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

type Write = Recorded & { readonly call: string };

/** What is known after calls, and what those of them that wrote have changed. */
function enter(known: Known, calls: readonly AnsweredCall[]): { known: Known; written: readonly Write[] } {
  const written: Write[] = [];
  let next = known;
  for (const call of calls) {
    next = learn(next, call);
    const { name } = call.contract;
    const recorded = rules[name]?.(call, next);
    if (recorded) next = { ...next, ...recorded.known };
    if (recorded && recorded.rows.length > 0) written.push({ ...recorded, call: name });
  }
  return { known: next, written };
}

const $isStarted = createStore(false).on(recordingStarted, () => true);

const entered = sample({
  clock: [
    sample({ clock: recordingStarted, source: $earlyCalls, fn: (calls) => calls ?? [] }),
    sample({ clock: callSucceeded, filter: $isStarted, fn: (call) => [call] }),
  ],
  source: { known: $known, brandWords: $brandWords },
  // What is stored is English, and `titles` says it in the language of the page.
  fn: ({ known, brandWords }, calls) => inEnglish(() => enter({ ...known, brandWords }, calls)),
});
$known.on(entered, (_, { known }) => known).on(tokenSet, () => nothingKnown);
sample({ clock: entered, target: earlyCallsTaken });

const stampFx = attach({ effect: nowFx, mapParams: (_: readonly Write[]) => undefined });
sample({
  clock: entered,
  filter: ({ written }) => written.length > 0,
  fn: ({ written }) => written,
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
  fn: ({ owner, reverting, ...stored }, { params: written, result: at }) =>
    written.reduce(
      (all, { kind, action, call, rows }) =>
        append(all, owner, {
          at,
          kind,
          action,
          call,
          rows: [...rows],
          ...(reverting === null ? {} : { revertOf: reverting }),
        }),
      stored,
    ),
  target: spread({ journals: journals.changed, tab: tabJournal.changed }),
});
