import { attach, sample, type Effect, type Event, type Unit } from 'effector';
import { nowFx, readStorageFx } from './ports';

/** A value, and what a port has answered to it. */
interface Answered<Value, Answer> {
  readonly value: Value;
  readonly answer: Answer;
}

/** An operator over a port. Its uses share one effect: each that had its own would declare it at start. */
function answersOf<Input, Answer>(portFx: Effect<Input, Answer>) {
  const askFx = attach({
    effect: portFx,
    mapParams: ({ input }: { readonly of: object; readonly value: unknown; readonly input: Input }) => input,
  });
  return <Value>(clock: Unit<Value>, inputOf: (value: Value) => Input): Event<Answered<Value, Answer>> => {
    const of = {};
    sample({ clock, fn: (value: Value) => ({ of, value, input: inputOf(value) }), target: askFx });
    return sample({
      clock: askFx.done,
      filter: ({ params }) => params.of === of,
      fn: ({ params, result }) => ({ value: params.value as Value, answer: result }),
    });
  };
}

const askTime = answersOf<void, number>(nowFx);
/** Each value of a clock with the time at which it came: milliseconds since the epoch. */
export const withTime = <Value>(clock: Unit<Value>): Event<Answered<Value, number>> =>
  askTime(clock, () => undefined);

/** Each value of a clock with the entries of the storage that it asks for. */
export const withEntries = answersOf(readStorageFx);
