import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const profiler = fileURLToPath(new URL('../src/testing/profiled.tsx', import.meta.url));

/**
 * Puts a Profiler around each component that these modules export, for tests that count renders.
 *
 * `vi.mock` could do it, but sends every request of the page through the runner, and depends on which file of a page
 * imports a module first.
 *
 * @param modules paths in the design system's sources, without extension.
 */
export function profiledComponents(modules: readonly string[]): Plugin {
  const files = new Set(
    modules.map((path) => fileURLToPath(new URL(`../../design-system/src/${path}.tsx`, import.meta.url))),
  );
  return {
    name: 'profiled-components',
    async load(id) {
      if (!files.has(id)) return null;
      const code = await readFile(id, 'utf8');
      const names = [...code.matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)/gm)].map(
        ([, name]) => name,
      );
      const original = JSON.stringify(`${id}?original`);
      return [
        `import { profiled } from ${JSON.stringify(profiler)};`,
        `import * as original from ${original};`,
        `export * from ${original};`,
        `export const { ${names.join(', ')} } = profiled(original);`,
      ].join('\n');
    },
  };
}
