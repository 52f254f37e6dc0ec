import { fileURLToPath } from 'node:url';
import { themeCss } from '@dropdeck/design-system/theme-css';
import { build, type HtmlTagDescriptor, type Plugin } from 'vite';
import { oldBrowserScript } from './oldBrowser.ts';

/**
 * Painted before any script runs: the background and the sidebar's outline. The scrollbar gutter is reserved so
 * that the layout does not shift between short and long pages; phones have overlay scrollbars.
 */
const frameCss = `
@media (min-width:768px){html{scrollbar-gutter:stable}}
.dd-frame{position:fixed;inset:0;background:var(--dd-color-canvas)}
.dd-frame>div{height:100%;width:248px;background:var(--dd-color-surface);border-inline-end:1px solid var(--dd-color-border)}
[data-sidebar='collapsed'] .dd-frame>div{width:64px}
@media (max-width:767.98px){.dd-frame>div,[data-sidebar='collapsed'] .dd-frame>div{width:auto;height:56px;border:0;border-bottom:1px solid var(--dd-color-border)}}
`;

async function bundleBoot(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: {
        entry: fileURLToPath(new URL('../src/boot.ts', import.meta.url)),
        formats: ['iife'],
        name: 'boot',
      },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (bundle === undefined || !('output' in bundle)) throw new Error('boot.ts gave no bundle');
  const [chunk] = bundle.output;
  return chunk.code.trim();
}

/** Inlines the theme's stylesheet, what old browsers are told, and src/boot.ts into index.html, before every external resource. */
export function inlineBoot(): Plugin {
  return {
    name: 'dropdeck:inline-boot',
    transformIndexHtml: {
      order: 'pre',
      async handler(): Promise<HtmlTagDescriptor[]> {
        return [
          { tag: 'style', children: `${themeCss}${frameCss}`, injectTo: 'head-prepend' },
          { tag: 'script', children: oldBrowserScript, injectTo: 'head-prepend' },
          { tag: 'script', children: await bundleBoot(), injectTo: 'head-prepend' },
        ];
      },
    },
  };
}
