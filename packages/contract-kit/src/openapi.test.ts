import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { visits } from '../../../scripts/size/visits.ts';
import { diff } from './diff.ts';
import { openApi, type OpenApi } from './openapi.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const file = 'docs/api/openapi.json';
const { version } = JSON.parse(readFileSync(`${root}/packages/contract-kit/package.json`, 'utf8')) as {
  readonly version: string;
};
const document = openApi(version);
const changed = (change: (copy: never) => void): OpenApi => {
  const copy = structuredClone(document);
  change(copy as never);
  return copy;
};
interface Redirects {
  readonly paths: Readonly<
    Record<
      '/v1/redirects',
      {
        get?: {
          responses: Record<
            '200',
            {
              content: Record<
                string,
                {
                  schema: {
                    required: string[];
                    properties: Record<
                      'data',
                      {
                        properties: Record<
                          'redirects',
                          { items: { properties: Record<string, object>; required: string[] } }
                        >;
                      }
                    >;
                  };
                }
              >;
            }
          >;
        };
        put: {
          requestBody: {
            content: Record<string, { schema: { properties: Record<string, object>; required: string[] } }>;
          };
        };
      }
    >
  >;
}

describe('the OpenAPI document', () => {
  it('is what the declarations say: npm run contract -- openapi', () => {
    expect(readFileSync(`${root}/${file}`, 'utf8')).toBe(`${JSON.stringify(document, null, 2)}\n`);
  });

  it('is linted without a warning', () => {
    const output = execFileSync('npx', ['--no-install', 'redocly', 'lint', file, '--format', 'json'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    const { problems } = JSON.parse(output) as { readonly problems: readonly unknown[] };
    expect(problems).toEqual([]);
  }, 60_000);

  it('says who may make each call, and what it is refused with', () => {
    const inputs = document.paths['/v1/monitors/{uuid}/inputs/new']?.['post'];
    expect(inputs?.['x-access']).toBe('bot');
    expect(Object.keys(inputs?.responses ?? {})).toEqual(['200', '401', '403', '404', '409', '429']);
  });
});

it('the page for those who run the API names the calls of each page', () => {
  const text = readFileSync(`${root}/docs/api/README.md`, 'utf8').replaceAll(
    '…',
    '/v1/user/info/bot/guilds/{id}',
  );
  const paths = new Set(Object.values(visits).flatMap(({ calls }) => calls));
  for (const path of paths) expect(text).toContain(path.replace('GET ', ''));
});

describe('the difference of two contracts', () => {
  it('is nothing between equal ones', () => {
    expect(diff(document, document)).toEqual([]);
  });

  it('names a key that an answer must have, or that is sent, as breaking', () => {
    const before = changed(({ paths }: Redirects) => {
      const { items } =
        paths['/v1/redirects'].get?.responses[200].content['application/json']?.schema.properties.data
          .properties.redirects ?? {};
      if (items === undefined) return;
      items.required = items.required.filter((key) => key !== 'webhook');
      const { schema } = paths['/v1/redirects'].put.requestBody.content['application/json'] ?? {};
      if (schema !== undefined) Reflect.deleteProperty(schema.properties, 'type');
    });
    expect(diff(before, document)).toEqual([
      {
        call: 'redirects.getRedirects',
        key: 'answer 200 data.redirects.*.webhook',
        text: 'is required',
        isBreaking: true,
      },
      { call: 'redirects.updateRedirect', key: 'payload type', text: 'is sent', isBreaking: true },
    ]);
  });

  it('names a call that is new or made no more', () => {
    const without = changed(
      ({ paths }: Redirects) => void Reflect.deleteProperty(paths['/v1/redirects'], 'get'),
    );
    expect(diff(without, document)).toMatchObject([{ text: 'GET /v1/redirects is new', isBreaking: true }]);
    expect(diff(document, without)).toMatchObject([
      { text: 'GET /v1/redirects is made no more', isBreaking: false },
    ]);
  });
});
