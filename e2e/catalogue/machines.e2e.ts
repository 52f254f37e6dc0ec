import { expect, test } from '@playwright/test';

/* The catalogue for programs that read it. */

interface Described {
  readonly id: string;
  readonly description?: string;
  readonly error?: { readonly message: string };
  readonly stories?: readonly { readonly name: string; readonly error?: { readonly message: string } }[];
}

/** Styled elements: no function that a manifest could read. Their docs pages describe them. */
const elements = ['primitives-row', 'primitives-stack', 'primitives-text'];

test('the manifest describes every component and its stories without an error', async ({ request }) => {
  const { components } = (await (await request.get('/manifests/components.json')).json()) as {
    readonly components: Readonly<Record<string, Described>>;
  };
  const all = Object.values(components);
  expect(all.length).toBeGreaterThan(140);
  expect(all.filter(({ description = '' }) => description === '').map(({ id }) => id)).toEqual(elements);
  const described = all.filter(({ id }) => !elements.includes(id));
  const errors = described.flatMap(({ id, error, stories = [] }) =>
    [error, ...stories.map((story) => story.error)].flatMap((one) =>
      one === undefined ? [] : [`${id}: ${one.message}`],
    ),
  );
  expect(errors).toEqual([]);
});

test('llms.txt refers to files and pages that are there', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(5);
  const { entries } = (await (await request.get('/index.json')).json()) as { readonly entries: object };
  for (const link of links) {
    const [, page] = /^\?path=\/docs\/(.+)$/.exec(link) ?? [];
    if (page !== undefined) expect(Object.keys(entries)).toContain(page);
    // The server answers a missing file with its page.
    else expect((await request.get(`/${link}`)).headers()['content-type'], link).toMatch(/json|html/);
    if (link.endsWith('.json')) JSON.parse(await (await request.get(`/${link}`)).text());
  }
});
