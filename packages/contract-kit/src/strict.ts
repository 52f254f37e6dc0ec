import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonSchema } from '@dropdeck/domain/contract-json-schema';

const ajv = new Ajv2020({ allErrors: true, strict: false });

/** How many differences are named. */
const MAX_NAMED = 5;

/** What differs from a strict schema, by key path and without values; empty without a difference. */
export function differences(schema: JsonSchema, value: unknown): string {
  const validate = ajv.compile(schema);
  if (validate(value)) return '';
  const found = (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== 'anyOf')
    .map(({ instancePath, message = '' }) => {
      const path = instancePath.slice(1).replaceAll('/', '.');
      return `${path === '' ? 'the body' : path} ${message}`;
    });
  const named = [...new Set(found)];
  const more = named.length > MAX_NAMED ? `; and ${named.length - MAX_NAMED} more` : '';
  return `${named.slice(0, MAX_NAMED).join('; ')}${more}`;
}
