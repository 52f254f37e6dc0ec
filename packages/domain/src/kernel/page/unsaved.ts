import { createEvent, createStore, sample, type EventCallable, type Store } from 'effector';

interface Report {
  readonly name: string;
  readonly isOn: boolean;
}

/** What `registerUnsaved` reports: named work is unsaved, or no longer. */
export const unsavedReported = createEvent<Report>();
/** What `registerUnsaved` reports: named saves are pending, or no longer. */
export const unfinishedReported = createEvent<Report>();

const report = (names: readonly string[], { name, isOn }: Report): readonly string[] => {
  if (names.includes(name) === isOn) return names;
  return isOn ? [...names, name] : names.filter((each) => each !== name);
};

/** The setup holds text, which only signing out removes, or no longer. */
export const setupTyped = createEvent<boolean>();

const nothing: Readonly<Record<'unsaved' | 'pending' | 'kept', readonly string[]>> = {
  unsaved: [],
  pending: [],
  kept: [],
};
const $names = createStore(nothing)
  .on(unsavedReported, (names, one) => ({ ...names, unsaved: report(names.unsaved, one) }))
  .on(unfinishedReported, (names, one) => ({ ...names, pending: report(names.pending, one) }))
  .on(setupTyped, (names, isOn) => ({ ...names, kept: report(names.kept, { name: 'setup', isOn }) }));

/** Whether leaving the page would lose something. */
export const $unsaved = $names.map(({ unsaved }) => unsaved.length > 0);

/** Whether closing the tab would lose something: also a save that is queued or in flight, which a navigation inside the app does not lose. */
export const $isUnsavedOrUnfinished = $names.map(
  ({ unsaved, pending }) => unsaved.length > 0 || pending.length > 0,
);

/** Whether signing out would lose something, besides what is kept of closed editors. */
export const $isLostBySigningOut = $names.map((names) => Object.values(names).flat().length > 0);

/** The person leaves without saving. */
export const unsavedDiscarded = createEvent();
/** The person stays on the page instead. */
export const leaveCancelled = createEvent();

/**
 * Registers work that leaving would lose, so that the leave guard, the tab's mark, the logout and a reload after a
 * deploy know about it. `createEditor` registers its draft itself.
 *
 * @param options.name unique among everything that is registered.
 * @param options.discard drops the work when the person leaves without saving.
 * @param options.$isPending saves that only closing the tab would lose.
 */
export function registerUnsaved(options: {
  readonly name: string;
  readonly $isDirty: Store<boolean>;
  readonly discard: EventCallable<void>;
  readonly $isPending?: Store<boolean>;
}): void {
  const { name, $isDirty, discard, $isPending } = options;
  sample({ clock: $isDirty, fn: (isOn) => ({ name, isOn }), target: unsavedReported });
  if ($isPending !== undefined) {
    sample({ clock: $isPending, fn: (isOn) => ({ name, isOn }), target: unfinishedReported });
  }
  sample({ clock: unsavedDiscarded, filter: $isDirty, target: discard });
}
