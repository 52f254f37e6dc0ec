import type { JsonSchema } from '@dropdeck/domain/contract-json-schema';
import type { OpenApi, Operation } from './openapi.ts';

/** A difference between two contracts. */
export interface Difference {
  readonly call: string;
  /** `answer 200 data.redirects.*.hits`; '' for the call as a whole. */
  readonly key: string;
  readonly text: string;
  /** Whether a server that fits the older contract may not fit the newer one. */
  readonly isBreaking: boolean;
}

interface Leaf {
  readonly type: string;
  readonly isRequired: boolean;
}

/** The values of a schema by their key paths; `*` is any item. */
function leavesOf(schema: JsonSchema, path = '', isRequired = true): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`);
  const add = (found: ReadonlyMap<string, Leaf>): void => {
    for (const [key, leaf] of found) leaves.set(key, leaf);
  };
  const type = schema.enum?.join(' or ') ?? [schema.type ?? 'anything'].flat().join(' or ');
  const { anyOf, properties, items, additionalProperties } = schema;
  if (anyOf !== undefined) {
    const types: string[] = [];
    for (const one of anyOf) {
      const found = leavesOf(one, path, isRequired);
      types.push(found.get(path)?.type ?? '');
      add(found);
    }
    leaves.set(path, { type: types.join(' or '), isRequired });
    return leaves;
  }
  leaves.set(path, { type, isRequired });
  for (const [key, one] of Object.entries(properties ?? {}))
    add(leavesOf(one as JsonSchema, at(key), schema.required?.includes(key) === true));
  if (items !== undefined && !Array.isArray(items)) add(leavesOf(items as JsonSchema, at('*')));
  if (typeof additionalProperties === 'object' && properties === undefined)
    add(leavesOf(additionalProperties, at('*')));
  return leaves;
}

type Named = readonly [call: string, operation: Operation];

const operationsOf = ({ paths }: OpenApi): ReadonlyMap<string, Named> =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Named] => [
        `${method.toUpperCase()} ${path}`,
        [operation.operationId, operation],
      ]),
    ),
  );

const schemasOf = ({ requestBody, responses }: Operation): ReadonlyMap<string, JsonSchema> =>
  new Map([
    ...Object.values(requestBody?.content ?? {}).map(({ schema }): [string, JsonSchema] => [
      'payload',
      schema,
    ]),
    ...Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([status, { content = {} }]) =>
        Object.values(content).map(({ schema }): [string, JsonSchema] => [`answer ${status}`, schema]),
      ),
  ]);

function compareSchemas(call: string, part: string, before: JsonSchema, after: JsonSchema): Difference[] {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  const isPayload = part === 'payload';
  const found: Difference[] = [];
  const add = (key: string, text: string, isBreaking: boolean): void => {
    found.push({ call, key: `${part} ${key}`.trim(), text, isBreaking });
  };
  for (const [key, leaf] of now) {
    const was = old.get(key);
    if (was === undefined)
      add(key, isPayload ? 'is sent' : 'is read', isPayload || (leaf.isRequired && !key.includes('*')));
    else if (was.type !== leaf.type) add(key, `was ${was.type}, is ${leaf.type}`, true);
    else if (was.isRequired !== leaf.isRequired)
      add(key, leaf.isRequired ? 'is required' : 'may be missing', leaf.isRequired !== isPayload);
  }
  for (const key of old.keys())
    if (!now.has(key)) add(key, isPayload ? 'is sent no more' : 'is read no more', isPayload);
  return found;
}

/** What differs between two contracts, by call and key. */
export function diff(before: OpenApi, after: OpenApi): readonly Difference[] {
  const [old, now] = [operationsOf(before), operationsOf(after)];
  const found: Difference[] = [];
  for (const [address, [call, operation]] of now) {
    const was = old.get(address);
    if (was === undefined) {
      found.push({ call, key: '', text: `${address} is new`, isBreaking: true });
      continue;
    }
    const schemas = schemasOf(was[1]);
    for (const [part, schema] of schemasOf(operation))
      found.push(...compareSchemas(call, part, schemas.get(part) ?? {}, schema));
    for (const status of Object.keys(operation.responses))
      if (was[1].responses[status] === undefined)
        found.push({ call, key: status, text: 'is an answer', isBreaking: false });
  }
  for (const [address, [call]] of old)
    if (!now.has(address))
      found.push({ call, key: '', text: `${address} is made no more`, isBreaking: false });
  return found;
}
