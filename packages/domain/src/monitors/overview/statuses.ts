import { combine, createEvent, createStore, sample } from 'effector';
import { $account, accountKey } from '../../kernel/page/account';
import { storageChanged, writeStorage } from '../../kernel/ports';
import { withDelay, withEntries } from '../../kernel/ports/ask';
import { $monitors } from '../loaded';

/** A page shows the status of the monitor with this uuid. */
export const statusNeeded = createEvent<string>();

const $key = $account.map((account) => (account === null ? null : accountKey('dropdeck:statuses', account)));
const $uuid = createStore('').on(statusNeeded, (_, uuid) => uuid);
const $listed = combine(
  $monitors,
  $uuid,
  (monitors, uuid) => monitors.find(({ monitor_uuid }) => monitor_uuid === uuid)?.status ?? null,
);

/** Milliseconds after which the statuses of a list are remembered: its rows come first. */
const REMEMBER_MS = 1_000;
/** Monitors whose statuses are remembered: of more the text would be slow to write, and stay in memory. */
const REMEMBERED = 1_000;

// Remembered, because a monitor's own answer has no status, and it may be opened by its address. As a text of lines, because it
// is of every monitor, and one is shown.
sample({
  clock: withDelay($monitors, () => REMEMBER_MS),
  source: { key: $key, monitors: $monitors },
  filter: ({ key }) => key !== null,
  fn: ({ key, monitors }) => ({
    [key ?? '']:
      monitors
        .slice(0, REMEMBERED)
        .map(({ monitor_uuid, status }) => (status ? `\n${monitor_uuid} ${status}` : ''))
        .join('') || null,
  }),
  target: writeStorage,
});

const statusIn = (text: string, uuid: string): string | null => {
  const [, after] = text.split(`\n${uuid} `);
  return after?.split('\n')[0] ?? null;
};
const wanted = sample({
  clock: [statusNeeded, $key],
  source: $listed,
  filter: (listed) => listed === null,
  fn: () => undefined,
});
/** The list was loaded in another tab. */
const heard = sample({
  clock: storageChanged,
  source: $key,
  filter: (key, change) => change.key === key,
  fn: () => undefined,
});
const read = withEntries(
  sample({
    clock: [wanted, heard],
    source: { key: $key, uuid: $uuid },
    filter: ({ key, uuid }) => key !== null && uuid !== '',
    fn: ({ key, uuid }) => ({ key: key ?? '', uuid }),
  }),
  ({ key }) => [key],
);
/** Newer than the list of this tab. */
const $remembered = createStore<{ readonly uuid: string; readonly status: string | null } | null>(null)
  .on(read, (_, { value: { key, uuid }, answer }) => ({ uuid, status: statusIn(answer[key] ?? '', uuid) }))
  .reset($monitors);

/** The status that a monitor list had last; `null` if it is not known. */
export const $monitorStatus = combine($listed, $remembered, $uuid, (listed, remembered, uuid) =>
  remembered?.uuid === uuid ? (remembered.status ?? listed) : listed,
);
