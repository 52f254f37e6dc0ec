import * as z from 'zod/mini';
import type { Schema } from './declare';
import { shapeOf, type WireShape } from './wire/shapes';

/** A JSON Schema (2020-12). */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

const types: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'null']);

function named(name: string): JsonSchema {
  if (name === 'id') return { type: ['string', 'integer'] };
  const words = name.split(' or ');
  if (!words.every((word) => types.has(word))) return { type: 'string', enum: words };
  const [only = 'null', ...others] = words as ('string' | 'number' | 'boolean' | 'null')[];
  return { type: others.length === 0 ? only : ([only, ...others] as JsonSchema['type'] & string[]) };
}

const ofShape = (shape: WireShape, io: 'input' | 'output'): JsonSchema => {
  if (typeof shape === 'string') return named(shape);
  if (!Array.isArray(shape)) return jsonSchemaOf(shape as Schema, io);
  return { type: 'array', items: jsonSchemaOf(shape[0], io) };
};

/**
 * The strict form of a schema as JSON Schema: what a server should send, or with `input` what the dashboard sends. The
 * product reads more kindly than that.
 */
export function jsonSchemaOf(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const shape = shapeOf(zodSchema);
      if (shape === undefined) return;
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
      Object.assign(jsonSchema, ofShape(shape, io));
    },
  });
  return json;
}
