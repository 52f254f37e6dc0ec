import { fileURLToPath } from 'node:url';
import { themeCss } from '@dropdeck/design-system/theme-css';
import { defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
import product from './vite.config.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Plugins of the product's index.html, which the demo has its own of. */
const OF_INDEX = new Set(['dropdeck:inline-boot', 'dropdeck:preloads']);

const isOfIndex = (plugin: unknown): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && OF_INDEX.has(String(plugin.name));

const demo: Plugin = {
  name: 'dropdeck:demo',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'history' && importer?.endsWith('/src/main.tsx') === true ? here('demo/history.ts') : null,
  // The icons are files of the demo's folder.
  transform: (code, id) =>
    id.endsWith('/src/browser/title.ts') ? code.replaceAll('/favicon', './favicon') : null,
  transformIndexHtml: () => [{ tag: 'style', children: themeCss, injectTo: 'head-prepend' }],
};

/** The product as a static demo below any path: its pages are behind `#`, and files have relative addresses. */
export default defineConfig(
  mergeConfig({ ...product, plugins: (product.plugins ?? []).filter((plugin) => !isOfIndex(plugin)) }, {
    root: here('demo'),
    publicDir: here('public'),
    base: './',
    plugins: [demo],
    define: {
      'location.pathname': 'dropdeckDemo.path',
      'window.location.origin': 'dropdeckDemo.origin',
      'location.assign': 'dropdeckDemo.assign',
      'window.location.assign': 'dropdeckDemo.assign',
      'window.open': 'dropdeckDemo.open',
    },
    build: { outDir: here('demo-static'), emptyOutDir: true, sourcemap: false, manifest: false },
  } satisfies UserConfig),
);
