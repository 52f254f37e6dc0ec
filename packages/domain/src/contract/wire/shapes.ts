import type { Schema } from '../declare';

/**
 * What a lenient schema reads, which its transform hides from `z.toJSONSchema`: the name of a value (`string`, `id`,
 * `new or product`), the schema of the strict form, or a list of them.
 */
export type WireShape = string | Schema | readonly [item: Schema];

const shapes = new WeakMap<object, WireShape>();

/** Notes what a schema reads. */
export function reads<S extends object>(schema: S, shape: WireShape): S {
  shapes.set(schema, shape);
  return schema;
}

/** What a schema reads; undefined where the schema itself says it. */
export const shapeOf = (schema: object): WireShape | undefined => shapes.get(schema);
