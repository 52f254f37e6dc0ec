import { readFileSync } from 'node:fs';
import { RECOMMENDED_CONFIG, defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { colorValue, tokenFiles } from './dtcg.ts';
import { palettes, type ThemeName } from '../../packages/design-system/src/tokens/palettes.ts';
import { permittedUse } from './permittedUse.ts';
import { colorNames } from '../../packages/design-system/src/tokens/semantic.ts';

const folder = new URL('../../packages/design-system/tokens/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

it.each(Object.entries(tokenFiles()))('%s is what `npm run ci tokens` writes', (name, content) => {
  expect(JSON.parse(read(name))).toEqual(content);
});

const config = defineConfig(
  {
    lint: { rules: { ...RECOMMENDED_CONFIG, 'core/consistent-naming': ['error', { format: 'camelCase' }] } },
  },
  { cwd: folder },
);

/** Parses the resolver as the format's reference tool does; throws for any token that is not valid. */
async function parseTokens() {
  const filename = new URL('dropdeck.resolver.json', folder);
  return parse([{ filename, src: read('dropdeck.resolver.json') }], { config });
}

describe('the exported tokens', () => {
  it('are valid in the DTCG format, and combine to one set per theme', async () => {
    const { resolver } = await parseTokens();
    expect(resolver.listPermutations?.()).toEqual([{ theme: 'light' }, { theme: 'dark' }]);
  });

  it.each(['light', 'dark'] satisfies ThemeName[])('have every color of the %s theme', async (theme) => {
    const { resolver } = await parseTokens();
    const tokens = resolver.apply({ theme });
    for (const name of colorNames) {
      const token = tokens[`color.${name}`];
      expect(token?.$value, name).toMatchObject({
        colorSpace: 'srgb',
        components: colorValue(palettes[theme][name]).components,
      });
      expect(token?.$description, name).toBe(permittedUse[name]);
    }
  });

  it('resolve the font of a type style and the color of the shadow', async () => {
    const { resolver } = await parseTokens();
    const tokens = resolver.apply({ theme: 'dark' });
    expect(tokens['text.body']?.$value).toMatchObject({
      fontFamily: ['Inter Variable', 'Inter Fallback', 'system-ui', 'sans-serif'],
      fontSize: { value: 14, unit: 'px' },
    });
    expect(tokens['shadow.overlay']?.$value).toMatchObject([
      { color: { alpha: 0.5 }, offsetY: { value: 12, unit: 'px' } },
      { color: { alpha: 0.5 }, offsetY: { value: 2, unit: 'px' } },
    ]);
  });

  it('are rejected by the parser if a value is not in the format', async () => {
    const src = JSON.stringify({
      color: { $type: 'color', text: { $value: { colorSpace: 'srgb', components: [2] } } },
    });
    await expect(
      parse([{ filename: new URL('broken.tokens.json', folder), src }], { config }),
    ).rejects.toThrow(/component/i);
  });
});

it('colorValue refuses a notation that it would export wrongly', () => {
  expect(() => colorValue('hsl(0 0% 0%)')).toThrow('cannot be exported');
});
