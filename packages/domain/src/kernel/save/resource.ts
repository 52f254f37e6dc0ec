import { createEvent } from 'effector';
import type { Field, Merge } from './merge';

/** An edit: `base` is the value before it, `mine` the value after it. */
export interface Edit<Value> {
  readonly base: Value;
  readonly mine: Value;
  /** What failed writes before it sent: the server may have it all the same. */
  readonly tried?: readonly Value[] | undefined;
}

/**
 * What the server has, and how it is read and saved. `Target` says which one of several it is: a monitor's uuid.
 *
 * Its calls are effects that nothing else listens to, so that a background read changes no page.
 */
export interface Resource<Value extends object, Known, Target extends object = object> {
  /** The declared name of the call that saves. */
  readonly name: string;
  /** By which tabs notify each other: “redirects”, “webhooks/<uuid>”. */
  readonly keyOf: (target: Target) => string;
  /** The object that a save replaces, in the resource: writes of one follow each other. By default the whole resource. */
  readonly objectOf?: (edit: Target & Edit<Value>) => string;
  readonly read: (target: Target) => Promise<Known>;
  /** Picks the value from what was read; `null` if it was deleted, and an edit is then sent as it is. */
  readonly find: (known: Known, edit: Target & Edit<Value>) => Value | null;
  readonly fieldsOf: (value: Value) => readonly Field[];
  /** Merges an edit into the server's value; by default by `fieldsOf`. */
  readonly merge?: (edit: Edit<Value>, theirs: Value) => Merge<Value>;
  /** The value's name in the conflict dialog: “the redirect “Dunk””. */
  readonly subjectOf: (edit: Target & Edit<Value>) => string;
  /** Restores the wire form of list items that are also in `current`. */
  readonly withWire?: (value: Value, current: Value) => Value;
  readonly save: (value: Value, target: Target, theirs: Value) => Promise<unknown>;
  /** What was read, with a saved value: where a job saves many values of one read, each by one call. */
  readonly withValue?: (known: Known, value: Value) => Known;
}

/** An edit to save, of any resource. */
export interface Write {
  // Of one resource, whose types are not known here.
  readonly resource: Resource<object, unknown>;
  readonly op: Edit<object>;
}

/** An edit to save, for those that do not know its types: jobs, and the history. */
export const writeOf = <Value extends object, Known, Target extends object>(
  resource: Resource<Value, Known, Target>,
  op: Target & Edit<Value>,
): Write => ({ resource: resource as unknown as Write['resource'], op });

/** Whether a write is of a resource, whose types its edit then has. */
export const isOf = <Value extends object, Known, Target extends object>(
  write: Write,
  resource: Resource<Value, Known, Target>,
): write is Write & { readonly op: Target & Edit<Value> } => write.resource === (resource as unknown);

/** What a person has done that the server has taken. Of a row that is added or deleted, `base` and `mine` are the row. */
export interface Act extends Write {
  readonly kind: 'edited' | 'added' | 'deleted';
}

/** An act, for the history, which does not know its types. */
export const actOf = <Value extends object, Known, Target extends object>(
  kind: Act['kind'],
  resource: Resource<Value, Known, Target>,
  op: Target & Edit<Value>,
): Act => ({ kind, ...writeOf(resource, op) });

/** This tab's page has read a resource, by its key, so its data is fresh (`freshness.ts`). The session has no more of saving. */
export const resourceRead = createEvent<string>();

/** A page has written: for the history, which can write an edit back. */
export const acted = createEvent<Act>();
