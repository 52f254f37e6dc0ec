import { pages, type PageName } from '@dropdeck/domain/shell/pages';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { moduleOf } from '../src/moduleOf.ts';

type Chunks = readonly Rolldown.OutputChunk[];

/** A chunk's file with those of its static imports. */
function closure(chunks: Chunks, fileName: string, seen = new Set<string>()): Set<string> {
  if (seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
    closure(chunks, next, seen);
  return seen;
}

/** The files of a page that the entry does not load. */
function filesOf(chunks: Chunks, name: PageName): string[] {
  // The root path redirects to the settings.
  const module = moduleOf(name === 'root' ? 'settings' : name).slice(1);
  const entry = chunks.find((chunk) => chunk.isEntry);
  const page = chunks.find((chunk) => chunk.facadeModuleId?.replaceAll('\\', '/').endsWith(`/src${module}`));
  if (entry === undefined || page === undefined) throw new Error(`The build has no chunk of ${module}`);
  const known = closure(chunks, entry.fileName);
  return [...closure(chunks, page.fileName)].filter((file) => !known.has(file)).map((file) => `/${file}`);
}

/**
 * Adds preload hints for the body font and, through src/boot.ts, for the files of the current page to index.html, so
 * that the critical path stays html → script → API.
 */
export function preloads(): Plugin {
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
        const files = (Object.keys(pages) as PageName[]).map((name) => [
          pages[name].path,
          filesOf(chunks, name),
        ]);
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` },
            injectTo: 'head',
          },
          { tag: 'script', children: `dropdeckBoot.preload(${JSON.stringify(files)})`, injectTo: 'head' },
        ];
      },
    },
  };
}
