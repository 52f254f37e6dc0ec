import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { routes } from '@dropdeck/domain/session';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const chunksFile = fileURLToPath(new URL('../src/chunks.ts', import.meta.url));

/** Route names and the modules of their chunks, as src/chunks.ts has them. */
function routeModules(): [name: string, module: string][] {
  const text = readFileSync(chunksFile, 'utf8');
  return [...text.matchAll(/(\w+): \(\) => import\('\.(\/routes\/\w+)'\)/g)].map(
    ([, name = '', module = '']) => [name, `/src${module}.tsx`],
  );
}

/** The files of a chunk that the entry does not load. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const closure = (fileName: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(fileName)) return seen;
    seen.add(fileName);
    for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
      closure(next, seen);
    return seen;
  };
  const entry = chunks.find((chunk) => chunk.isEntry);
  const route = chunks.find((chunk) => chunk.facadeModuleId?.replaceAll('\\', '/').endsWith(module));
  if (entry === undefined || route === undefined) throw new Error(`The build has no chunk of ${module}`);
  const known = closure(entry.fileName);
  return [...closure(route.fileName)].filter((file) => !known.has(file)).map((file) => `/${file}`);
}

/** Preloads the files of the current route in parallel with the entry. */
const script = (table: [pattern: string, files: string[]][]): string =>
  `(t=>{if(!window.dropdeckBoot?.info)return;for(const[p,f]of t)if(new RegExp(p).test(location.pathname)){for(const href of f)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",crossOrigin:"",href,onerror(){dropdeckBoot.isChunkMissing=true}}));return}})(${JSON.stringify(table)})`;

const pattern = (path: string): string => `^${path.replace(/:\w+/g, '[^/]+')}/*$`;

/**
 * Adds preload hints for the body font and the route's chunk to index.html, so that the critical path stays
 * html → script → API. Signed out, the chunk is not preloaded.
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
        const paths: Record<string, string> = routes;
        const table = routeModules().map(([name, module]): [string, string[]] => [
          pattern(paths[name] ?? ''),
          filesOf(bundle, module),
        ]);
        const settings = table.find(([path]) => path === pattern(routes.settings));
        // The root path redirects to the settings.
        if (settings !== undefined) table.push([pattern(routes.root), settings[1]]);
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` },
            injectTo: 'head',
          },
          { tag: 'script', children: script(table), injectTo: 'head' },
        ];
      },
    },
  };
}
