import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { matchPage, type PageName } from '@dropdeck/domain/shell/pages';
import { toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { moduleOf } from '../../packages/app/src/moduleOf.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const app = join(root, 'packages/app/src');
const screens = join(root, 'packages/design-system/src/features');

/** The screen that a page's module connects. */
function screenOf(name: PageName): string | undefined {
  const file = join(app, moduleOf(name));
  return existsSync(file) ? /\b\w+Screen\b/.exec(readFileSync(file, 'utf8'))?.[0] : undefined;
}

/** The id of the first story of what a path of the product shows; null for a path without a page. */
export function storyOfPage(path: string): string | null {
  const name = matchPage(path)?.name;
  const screen = name && screenOf(name);
  const file = readdirSync(screens, { recursive: true, encoding: 'utf8' }).find((each) =>
    each.endsWith(`${screen}.stories.tsx`),
  );
  if (file === undefined) return null;
  const text = readFileSync(join(screens, file), 'utf8');
  const [, title = ''] = /title: '([^']+)'/.exec(text) ?? [];
  const [, story = ''] = /^export const (\w+)/m.exec(text) ?? [];
  return toId(title, story.replace(/([a-z])([A-Z])/g, '$1-$2'));
}

/**
 * Answers a page of the product that is asked for with `?catalogue` by its story in the catalogue.
 *
 * @param catalogue where the catalogue runs.
 */
export function linkToCatalogue(catalogue: string): Plugin {
  return {
    name: 'dropdeck:catalogue',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', catalogue);
        const story = searchParams.has('catalogue') ? storyOfPage(pathname) : null;
        if (story === null) return next();
        response.writeHead(302, { Location: `${catalogue}/?path=/story/${story}` }).end();
      });
    },
  };
}
