import { allCalls, type Contract } from '@dropdeck/domain/contract';
import { jsonSchemaOf, type JsonSchema } from '@dropdeck/domain/contract-json-schema';
import { exampleAnswers, examplePayloads, refusalMeanings } from '@dropdeck/domain/contract-reference';
import { addressOf } from './address.ts';
import { rules } from './rules.ts';

export interface MediaType {
  readonly schema: JsonSchema;
  readonly example?: unknown;
}
type Content = Readonly<Record<string, MediaType>>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Content;
}

/** An operation of the document. The keys that begin with `x-` are the dashboard's. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: ReadonlyArray<Readonly<Record<string, readonly string[]>>>;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, Answer>>;
  readonly 'x-access': Contract['access'];
  readonly 'x-timeout-ms': number;
}

/** The parts of an OpenAPI 3.1 document that are made here. */
export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly security: ReadonlyArray<Readonly<Record<string, readonly string[]>>>;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, unknown>>;
}

const who: Readonly<Record<Contract['access'], string>> = {
  open: 'Anyone.',
  session: 'Who is signed in.',
  bot: 'Who has a bot.',
  developer: 'Developers of the service.',
};

/** `monitorDetail.getMonitor` → “Get monitor”. */
const summaryOf = (name: string): string => {
  const words = (name.split('.')[1] ?? name).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `monitorDetail` → “monitor detail”. */
const tagOf = (name: string): string =>
  (name.split('.')[0] ?? name).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const refusal = (description: string): Answer => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

function answersOf({ name, answers, access }: Contract): Operation['responses'] {
  const successes = Object.entries(answers).map(([status, schema]): [string, Answer] => [
    status,
    schema === 'ignored'
      ? {
          description:
            status === '206' ? 'The bot is not authorized yet.' : 'Done. The body is not looked at.',
        }
      : {
          description: 'The answer.',
          content: {
            'application/json': {
              schema: jsonSchemaOf(schema, 'output'),
              ...(exampleAnswers[name] === undefined ? {} : { example: exampleAnswers[name] }),
            },
          },
        },
  ]);
  const refusals = Object.entries(refusalMeanings[name] ?? {}).map(([status, meaning]): [string, Answer] => [
    status,
    refusal(meaning),
  ]);
  return Object.fromEntries([
    ...successes,
    ...refusals,
    ...(access === 'open'
      ? []
      : [
          ['401', refusal('There is no session, or it has ended: the dashboard signs out.')],
          ['403', refusal('The account may not make this call.')],
        ]),
    [
      '429',
      {
        ...refusal('Too many calls. The dashboard waits for Retry-After, if the header is exposed.'),
        headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } },
      },
    ],
  ] as [string, Answer][]);
}

function operationOf(call: Contract): Operation {
  const { name, payload, encoding, access, timeoutMs } = call;
  const { parameters } = addressOf(call);
  const type = encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    operationId: name,
    summary: summaryOf(name),
    description: `${who[access]} The dashboard waits ${timeoutMs / 1000} seconds for the answer.`,
    tags: [tagOf(name)],
    security: access === 'open' ? [] : [{ session: [] }],
    ...(parameters.length === 0
      ? {}
      : {
          parameters: parameters.map(({ name: key, position, value }): Parameter => ({
            name: key,
            in: position,
            required: position === 'path' || value === null,
            schema: value === null ? { type: 'string' } : { type: 'string', enum: [value] },
          })),
        }),
    ...(payload === null
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              [type]: { schema: jsonSchemaOf(payload, 'input'), example: examplePayloads[name] },
            },
          },
        }),
    responses: answersOf(call),
    'x-access': access,
    'x-timeout-ms': timeoutMs,
  };
}

/**
 * The /v1 calls as an OpenAPI 3.1 document, made from their declarations. Schemas say what a server should send; the
 * dashboard reads more kindly (the document's description says how).
 *
 * @param version of the dashboard.
 */
export function openApi(version: string): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  // The order of a module's exports depends on who loads it.
  const calls = allCalls.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const call of calls) {
    const { path } = addressOf(call);
    const method = call.method.toLowerCase();
    const methods = (paths[path] ??= {});
    const known = methods[method];
    // Two calls of one path differ by a query parameter only.
    methods[method] =
      known === undefined
        ? operationOf(call)
        : {
            ...known,
            description: `${known.description} Also called as ${call.name}.`,
            parameters: [...(known.parameters ?? []), ...(operationOf(call).parameters ?? [])],
          };
  }
  const names = [...new Set(calls.map(({ name }) => tagOf(name)))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'The API behind the dashboard',
      version,
      summary: 'Every call that the dashboard makes, and what it needs of the answers.',
      description: rules,
      license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    tags: names.map((name) => ({ name, description: `Calls about ${name}.` })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The JWT of the sign-in, as it is: without “Bearer”.',
        },
      },
      schemas: {
        Refusal: {
          type: 'object',
          description: 'Anything. The dashboard does not show it.',
          properties: { error: { type: 'string' } },
        },
      },
    },
  };
}
