import { combine, createEvent, createStore, merge, sample } from 'effector';
import { createTimer } from '../shared/timer';
import type { ActId } from './acts';
import { $areSingleKeysOn, $bindings, $isApple, allKeysReset, defaultKeys, keysChanged } from './keys';
import { keysProblem } from './problems';
import { isSingleKey, strokeOf, type KeyPress } from './strokes';

/** Milliseconds to wait for the second key of a sequence before one key alone is taken. */
export const RECORD_MS = 1_000;

/** New keys for an act, being recorded. */
export interface Recording {
  readonly act: ActId;
  /** The strokes so far. */
  readonly strokes: string;
}

export const recordingStarted = createEvent<ActId>();
export const recordingCancelled = createEvent();
/** A key was pressed while recording. */
export const keyPressed = createEvent<KeyPress>();
/** Back to the act's own keys, unless another act has them now. */
export const keysReset = createEvent<ActId>();

const timer = createTimer({ timeoutMs: RECORD_MS });
const strokeTyped = createEvent<string>();
const committed = createEvent<{ readonly act: ActId; readonly keys: string }>();
const accepted = createEvent<{ readonly act: ActId; readonly keys: string }>();
const rejected = createEvent<{ readonly act: ActId; readonly text: string }>();

export const $recording = createStore<Recording | null>(null)
  .on(recordingStarted, (_, act) => ({ act, strokes: '' }))
  .on(strokeTyped, (recording, stroke) =>
    recording === null ? null : { ...recording, strokes: `${recording.strokes} ${stroke}`.trim() },
  )
  .on(rejected, (recording) => recording && { ...recording, strokes: '' })
  .on([accepted, recordingCancelled], () => null);

/** Why an act did not get its keys. */
export const $keysProblem = createStore<{ readonly act: ActId; readonly text: string } | null>(null)
  .on(rejected, (_, problem) => problem)
  .on([recordingStarted, recordingCancelled, strokeTyped, accepted, allKeysReset], () => null);

const stroke = sample({
  clock: keyPressed,
  source: { recording: $recording, isApple: $isApple },
  filter: ({ recording, isApple }, press) => recording !== null && strokeOf(press, isApple) !== null,
  fn: ({ isApple }, press) => strokeOf(press, isApple) ?? '',
});

sample({
  clock: stroke,
  filter: (typed) => typed === 'escape',
  fn: () => undefined,
  target: recordingCancelled,
});
sample({
  clock: stroke,
  source: $recording,
  filter: (recording, typed) => typed !== 'escape' && !(typed === 'enter' && recording?.strokes !== ''),
  fn: (_, typed) => typed,
  target: strokeTyped,
});

/** Plain keys may be followed by a second one. Anything else is complete, and so is what Enter or the timer ends. */
const isComplete = (recording: Recording | null): boolean =>
  recording !== null && (!isSingleKey(recording.strokes) || recording.strokes.includes(' '));

const ended = merge([
  sample({ clock: strokeTyped, source: $recording, filter: isComplete }),
  sample({ clock: stroke, filter: (typed) => typed === 'enter' }),
  timer.fired,
]);
sample({
  clock: sample({ clock: ended, source: $recording }).filterMap((recording) =>
    recording === null || recording.strokes === ''
      ? undefined
      : { act: recording.act, keys: recording.strokes },
  ),
  target: committed,
});
sample({
  clock: strokeTyped,
  source: $recording,
  filter: (recording) => !isComplete(recording),
  fn: () => undefined,
  target: timer.started,
});
sample({
  clock: [accepted, rejected, recordingCancelled, recordingStarted],
  fn: () => undefined,
  target: timer.cancelled,
});

sample({ clock: keysReset, fn: (act) => ({ act, keys: defaultKeys(act) }), target: committed });

const $rules = combine({ bindings: $bindings, areSingleKeysOn: $areSingleKeysOn, isApple: $isApple });
const checked = sample({
  clock: committed,
  source: $rules,
  fn: (rules, change) => ({
    ...change,
    // An act may always have its own keys back, also while single keys are off.
    text: keysProblem(
      change.keys,
      change.act,
      change.keys === defaultKeys(change.act) ? { ...rules, areSingleKeysOn: true } : rules,
    ),
  }),
});
sample({ clock: checked, filter: ({ text }) => text === null, target: accepted });
sample({
  clock: checked,
  filter: ({ text }) => text !== null,
  fn: ({ act, text }) => ({ act, text: text ?? '' }),
  target: rejected,
});
sample({ clock: accepted, fn: ({ act, keys }) => ({ act, keys }), target: keysChanged });
