import { createEvent, sample, type Event, type EventCallable, type Unit } from 'effector';
import { portFx, type PortCall, type Ports } from '.';

/** A value, and what a port has answered to it. */
interface Answered<Value, Answer> {
  readonly value: Value;
  readonly answer: Answer;
}

const answersOf =
  <Port extends keyof Ports>(port: Port) =>
  <Value>(
    clock: Unit<Value>,
    inputOf: (value: Value) => Ports[Port][0],
  ): Event<Answered<Value, Ports[Port][1]>> => {
    const answered = createEvent<Answered<Value, Ports[Port][1]>>();
    // The pair is of this use: its value, and the answer of its port.
    const of = answered as EventCallable<unknown>;
    sample({
      clock,
      fn: (value: Value): PortCall => ({ port, input: inputOf(value), of, value }),
      target: portFx,
    });
    return answered;
  };

const askTime = answersOf('now');
/** Each value of a clock with the time at which it came: milliseconds since the epoch. */
export const withTime = <Value>(clock: Unit<Value>): Event<Answered<Value, number>> =>
  askTime(clock, () => undefined);

/** Each value of a clock after a delay, in milliseconds. */
export const withDelay = answersOf('delay');

/** Each value of a clock once entries of the storage have moved. */
export const withMoved = answersOf('moveEntries');

/** Each value of a clock with the entries of the storage that it asks for. */
export const withEntries = answersOf('readStorage');
