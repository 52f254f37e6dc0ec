import * as z from 'zod/mini';
import type { Schema } from './declare';
import { shapeOf, type WireShape } from './wire/shapes';

/** A JSON Schema (2020-12). */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

const named: Readonly<Record<string, JsonSchema>> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  id: { type: ['string', 'integer'] },
  'string or number': { type: ['string', 'number'] },
};

const ofShape = (shape: WireShape, io: 'input' | 'output'): JsonSchema => {
  if (typeof shape === 'string') return named[shape] ?? { type: 'string', enum: shape.split(' or ') };
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
