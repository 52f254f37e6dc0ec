import { fileURLToPath } from 'node:url';
import { pages, type PageName } from '@dropdeck/domain/shell/pages';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import type { PageFiles } from '../src/browser/bootRequests.ts';
import { moduleOf } from '../src/moduleOf.ts';

const source = fileURLToPath(new URL('../src', import.meta.url)).replaceAll('\\', '/');

type Chunks = readonly Rolldown.OutputChunk[];

/** A chunk's file with those of its static imports. */
function closure(chunks: Chunks, fileName: string, seen = new Set<string>()): Set<string> {
  if (seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
    closure(chunks, next, seen);
  return seen;
}

const has = ({ moduleIds, facadeModuleId }: Rolldown.OutputChunk, module: string): boolean =>
  facadeModuleId === module || moduleIds.includes(module);

/** The files of a page that the entry does not load: those of its first paint, and what of `later` it may open. */
function filesOf(chunks: Chunks, name: PageName, later: readonly string[]): PageFiles {
  const fileOf = (module: string): string => {
    const chunk = chunks.find((each) => has(each, `${source}${module}`));
    if (chunk === undefined) throw new Error(`The build has no chunk of ${module}`);
    return chunk.fileName;
  };
  // The root path redirects to the settings.
  const page = moduleOf(name === 'root' ? 'settings' : name).slice(1);
  const shown = closure(chunks, fileOf('/main.tsx'));
  const first = [...closure(chunks, fileOf(page))].filter((file) => !shown.has(file));
  const open = closure(
    chunks,
    fileOf(page),
    closure(chunks, fileOf('/shell/overlays/Overlay.tsx'), new Set(shown)),
  );
  const opened = chunks
    .filter(({ fileName }) => open.has(fileName))
    .flatMap(({ dynamicImports }) => dynamicImports)
    .filter((file) =>
      chunks.some((chunk) => chunk.fileName === file && later.some((each) => has(chunk, each))),
    );
  const prefetched = opened.reduce((files, file) => closure(chunks, file, files), new Set(open));
  const href = (file: string): string => `/${file}`;
  return [pages[name].path, first.map(href), [...prefetched].filter((file) => !open.has(file)).map(href)];
}

/** The file of each language beside English. */
const languagesOf = (chunks: Chunks): Readonly<Record<string, string>> =>
  Object.fromEntries(
    chunks.flatMap(({ facadeModuleId, fileName }) => {
      const [, code] = /\/src\/languages\/([\w-]+)\.json$/.exec(facadeModuleId ?? '') ?? [];
      return code === undefined ? [] : [[code, `/${fileName}`]];
    }),
  );

/**
 * Adds preload hints for the body font and, through src/boot.ts, for the language and the files of the current page to
 * index.html, so
 * that the critical path stays html → script → API.
 *
 * @param later the modules that are prefetched once a page that opens them is idle.
 */
export function preloads(later: readonly string[]): Plugin {
  return {
    name: 'dropdeck:preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        if (bundle === undefined) return [];
        const font = Object.keys(bundle).find((file) => /inter-latin-wght-normal.*\.woff2$/.test(file));
        if (font === undefined) throw new Error('The build has no font to preload');
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const files = (Object.keys(pages) as PageName[]).map((name) => filesOf(chunks, name, later));
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` },
            injectTo: 'head',
          },
          {
            tag: 'script',
            children: `dropdeckBoot.preload(${JSON.stringify(files)},${JSON.stringify(languagesOf(chunks))})`,
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
