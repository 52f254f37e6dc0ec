import { html } from 'hono/html';
import { hash } from '../random.ts';
import type { PageApp } from './index.ts';

const initials = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

/** Adds the images of the seeded data: initials on a color derived from the name. */
export function addImages(app: PageApp): void {
  app.get('/sandbox/images/:kind/:file', async (context) => {
    const file = context.req.param('file');
    if (!file.endsWith('.svg')) return context.notFound();
    const name = file.slice(0, -'.svg'.length);
    const hue = hash(name) % 360;
    const radius = context.req.param('kind') === 'person' ? 32 : 14;
    const svg = await html`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">
      <rect width="64" height="64" rx="${radius}" fill="hsl(${hue} 45% 38%)" />
      <text
        x="32"
        y="41"
        font-family="sans-serif"
        font-size="26"
        font-weight="600"
        fill="#fff"
        text-anchor="middle"
      >
        ${initials(name)}
      </text>
    </svg>`;
    return context.body(svg.toString(), 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Cache-Control': 'public, max-age=86400',
    });
  });
}
