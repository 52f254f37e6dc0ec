import { mkdirSync, writeFileSync } from 'node:fs';
import { tokenFiles } from './tokens/dtcg.ts';

/** `npm run ci tokens`: writes the design tokens in the DTCG format, for the catalogue and for design tools. */
const folder = new URL('../packages/design-system/tokens/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(tokenFiles())) {
  writeFileSync(new URL(name, folder), `${JSON.stringify(content, undefined, 2)}\n`);
}
