import { camel, kebab, pascal, title } from './names.ts';

/** Contents by path in the repository. */
export type Files = Readonly<Record<string, string>>;

/** A page with one call: its files, and the lines that register it. */
export interface NewPage {
  readonly files: Files;
  readonly registrations: readonly Registration[];
}

/** Text that is inserted before an anchor of an existing file. */
export interface Registration {
  readonly path: string;
  readonly before: string;
  readonly text: string;
}

/**
 * A page whose screen lists the items of its first call.
 *
 * @param section its number in docs/specification.md.
 */
export function newPage(raw: string, section: string): NewPage {
  const [Name, name, slug, heading] = [pascal(raw), camel(raw), kebab(raw), title(raw)];
  const item = `${Name}Item`;
  const label = heading.toLowerCase();
  const domain = `packages/domain/src/tools/${slug}`;
  const screen = `packages/design-system/src/features/tools/${Name}`;

  const files: Files = {
    [`packages/domain/src/contract/calls/${slug}.ts`]: `import * as z from 'zod/mini';
import { declareCall } from '../declare';
import { listHolder, rows } from '../wire/lists';
import { entityId, row, text } from '../wire/schemas';

/** An item of GET /v1/${slug} (specification ${section}). */
export const ${name}Item = row({ id: entityId, name: text });
export type ${item} = z.infer<typeof ${name}Item>;

/** GET /v1/${slug}: the items of the page (specification ${section}). */
export const get${Name} = declareCall({
  name: '${name}.get${Name}',
  endpoint: 'GET /v1/${slug}',
  access: 'session',
  answers: { 200: z.looseObject({ data: listHolder({ items: rows(${name}Item, 'id') }) }) },
});
`,
    [`${domain}/${slug}.ts`]: `import { sample } from 'effector';
import { callOf } from '../../kernel/http';
import { createLoad } from '../../kernel/page/load';
import { createPage } from '../../kernel/page/page';
import { get${Name}, type ${item} } from '../../contract/calls/${slug}';

export const page = createPage('${slug}');

const read = callOf(get${Name});
const query = createLoad({
  page,
  read,
  dataOf: ({ body }): readonly ${item}[] => body.data.items,
  initial: [],
});

sample({ clock: page.started, fn: () => ({}), target: query.start });

export const { $data: $items, $status, reload: reloadRequested } = query;

/** The page of /${slug}. */
export const screen = {
  view: { items: $items, status: $status, unreadable: query.$unreadable },
  events: { onRetry: reloadRequested },
} as const;
`,
    [`${domain}/index.ts`]: `export { page, screen } from './${slug}';
`,
    [`${domain}/${slug}.test.ts`]: `import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { createTestEnv, type FakeAnswer } from '../../kernel/testing';
import { $items, $status, page, reloadRequested } from './${slug}';

const CALL = 'GET /v1/${slug}';
const loaded: FakeAnswer = { status: 200, body: { data: { items: [{ id: 1, name: 'First' }] } } };

async function open(answer: FakeAnswer) {
  const env = createTestEnv({ server: { [CALL]: answer } });
  await allSettled(page.opened, { scope: env.scope });
  return env;
}

it('loads the items when the page opens', async () => {
  const { scope } = await open(loaded);
  expect(scope.getState($status)).toBe('ready');
  expect(scope.getState($items)).toEqual([{ id: 1, name: 'First' }]);
});

it('loads the items again after a failure', async () => {
  const { scope, server } = await open({ status: 500 });
  expect(scope.getState($status)).toBe('failed');
  server[CALL] = loaded;
  await allSettled(reloadRequested, { scope });
  expect(scope.getState($status)).toBe('ready');
});
`,
    [`${screen}/${Name}Screen.tsx`]: `import { localized } from '@dropdeck/text';
import type { ReactNode } from 'react';
import { t as common } from '../../../lib/common/text.en';
import type { LoadStatus } from '../../../loading/loadStatus';
import { DataTable } from '../../../patterns/DataTable/DataTable';
import type { Column } from '../../../patterns/DataTable/types';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader';
import { UnreadableRows, type UnreadableRow } from '../../../patterns/UnreadableRows/UnreadableRows';
import { EmptyState, Stack } from '../../../primitives';
import { t } from './text.en';

/** A row of the list. */
export interface ${Name}Row {
  readonly id: string | number;
  readonly name: string;
}

export interface ${Name}ScreenProps {
  items: readonly ${Name}Row[];
  status: LoadStatus;
  /** Rows that could not be read, shown above the list. */
  unreadable?: readonly UnreadableRow[] | undefined;
  onRetry: () => void;
}

const columns = localized((): readonly Column<${Name}Row>[] => [
  { id: 'name', header: common('name'), isRowHeader: true, width: { share: 1 }, render: ({ name }) => name },
]);

/** What the page is for (specification ${section}). */
export function ${Name}Screen({ items, status, unreadable, onRetry }: ${Name}ScreenProps): ReactNode {
  return (
    <Stack data-gap={4}>
      <PageHeader title={t('title')} />
      <UnreadableRows rows={unreadable} />
      <DataTable
        label={t('title')}
        rows={items}
        rowKey={({ id }) => id}
        columns={columns()}
        status={status}
        failedText={t('failed')}
        onRetry={onRetry}
        empty={
          <EmptyState title={t('empty')} illustration="list">
            {t('emptyText')}
          </EmptyState>
        }
      />
    </Stack>
  );
}
`,
    [`${screen}/text.en.ts`]: `import { defineText } from '@dropdeck/text';

/** What the page says. */
export const t = defineText('design-system/features/tools/${Name}', {
  title: '${heading}',
  failed: 'The ${label} could not be loaded',
  empty: 'Nothing here yet',
  emptyText: 'Items appear here.',
});
`,
    [`${screen}/${Name}Screen.fixtures.ts`]: `import type { ${Name}Row } from './${Name}Screen';

export const items: readonly ${Name}Row[] = [
  { id: 1, name: 'First' },
  { id: 2, name: 'Second' },
];

export const crowded: readonly ${Name}Row[] = Array.from({ length: 500 }, (_, index) => ({
  id: index,
  name: \`Item \${index + 1}\`,
}));
`,
    [`${screen}/${Name}Screen.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { crowded, items } from './${Name}Screen.fixtures';
import { ${Name}Screen } from './${Name}Screen';

const meta = {
  title: 'Features/tools/${Name}Screen',
  component: ${Name}Screen,
  tags: ['autodocs'],
  args: { items, status: 'ready', onRetry: fn() },
  parameters: {
    specification: '${section}',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({ when: ['The page /${slug}'], whenNot: ['A part of another page.'] }),
      },
    },
  },
} satisfies Meta<typeof ${Name}Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '${heading}' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /First/ })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { items: [], status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading ${heading}');
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { items: [], status: 'failed' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('The ${label} could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Crowded: Story = {
  args: { items: crowded },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', String(crowded.length + 1));
  },
};
`,
    [`packages/app/src/routes/${Name}Route.tsx`]: `import { ${Name}Screen } from '@dropdeck/design-system';
import { page, screen } from '@dropdeck/domain/tools/${slug}';
import { connect, route } from '../shell/connect';

/** /${slug} */
export const Component = route(page, undefined, connect(${Name}Screen, screen));
`,
    [`packages/sandbox/src/api/${name}.ts`]: `import { get${Name} } from '@dropdeck/domain/contract';
import { endpoint, ok, type Endpoint } from '../endpoint.ts';

/** Endpoints of the page /${slug} (specification ${section}). */
export const ${name}Api: readonly Endpoint[] = [
  endpoint(get${Name}, () => ok({ data: { items: [{ id: 1, name: 'First' }] } })),
];
`,
  };

  const registrations: Registration[] = [
    {
      path: 'packages/domain/src/shell/pages/index.ts',
      before: '} as const satisfies Record<string, PageRecord>;',
      text: `  ${name}: {
    path: '/${slug}',
    navigation: { icon: 'tools' },
    firstCall: '/v1/${slug}',
  },
`,
    },
    {
      path: 'packages/domain/src/shell/pages/text.en.ts',
      before: '});',
      text: `  ${name}: '${heading}',\n`,
    },
    {
      path: 'packages/domain/src/contract/calls/index.ts',
      before: '',
      text: `export * from './${slug}';\n`,
    },
    {
      path: 'packages/domain/src/contract/reference.ts',
      before: "  'access.getBotUsers'",
      text: `  '${name}.get${Name}': {
    data: { items: [{ id: 1, name: 'First' }, { id: 2, name: 'Second' }] },
  },\n`,
    },
    {
      path: 'packages/domain/src/kernel/testing/malformed-values.test.ts',
      before: '};\n\nconst isAbove',
      text: `  '${name}.get${Name}': [['data', 'items']],\n`,
    },
    {
      path: 'packages/design-system/src/index.ts',
      before: '',
      text: `export { ${Name}Screen, type ${Name}Row, type ${Name}ScreenProps } from './features/tools/${Name}/${Name}Screen';\n`,
    },
    {
      path: 'packages/sandbox/src/api/index.ts',
      before: '\n/** The endpoints',
      text: `import { ${name}Api } from './${name}.ts';\n`,
    },
    { path: 'packages/sandbox/src/api/index.ts', before: '  ].map(', text: `    ...${name}Api,\n` },
    {
      path: 'docs/specification.md',
      before: '\nAny other path shows the error page',
      text: `| \`/${slug}\` | ${heading} (${section}) |\n`,
    },
    {
      path: 'docs/specification.md',
      before: '## 3 Entities',
      text: `### ${section} ${heading}\n\nThe items of \`GET ${slug}\`, by name.\n\n`,
    },
    {
      path: 'docs/specification.md',
      before: '\n### 7.1 Configuration',
      text: `| GET ${slug} | | {data: {items}} |\n`,
    },
  ];

  return { files, registrations };
}
