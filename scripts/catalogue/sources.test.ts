import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readComponents, readSource, readTitle } from './sources.ts';

describe('readSource', () => {
  it('finds the tokens of a file, also under another name and in a template', () => {
    const { tokens } = readSource(
      '/src/primitives/A/A.tsx',
      "import { color as c, space, focusRing } from '../../tokens';\n" +
        'const Root = styled.div`color: ${c.text}; padding: ${space[4]}; ${focusRing}`;',
    );
    expect(tokens.toSorted()).toEqual(['color.text', 'focusRing', 'space.4']);
  });

  it('ignores a comment, a type and an object of the same name that is no token', () => {
    const { tokens, imports } = readSource(
      '/src/primitives/A/A.tsx',
      "import type { color } from '../../tokens';\nimport type { B } from '../B/B';\n// color.text\nrow.color.muted;",
    );
    expect(tokens).toEqual([]);
    expect(imports).toEqual([]);
  });

  it('finds what a file imports, also lazily', () => {
    const { imports } = readSource(
      '/src/primitives/A/A.tsx',
      "import { B } from '../B/B';\nimport x from 'react';\nconst C = () => import('../C/C');",
    );
    expect(imports).toEqual(['/src/primitives/B/B', '/src/primitives/C/C']);
  });

  it('refuses a file that cannot be parsed', () => {
    expect(() => readSource('/src/a.ts', 'const = 1')).toThrow('/src/a.ts');
  });
});

it('readTitle finds the title of the meta and no other', () => {
  const code =
    "const other = { title: 'No' };\nconst meta = { title: 'Primitives/A', args: { title: 'B' } } satisfies Meta;";
  expect(readTitle('/a.stories.tsx', code)).toBe('Primitives/A');
});

describe('the components of the design system', () => {
  const components = readComponents(
    fileURLToPath(new URL('../../packages/design-system/src', import.meta.url)),
  );
  const of = (folder: string) => components.find((component) => component.folder === folder);

  it('have the tokens of their files and of the styles that they share', () => {
    expect(of('primitives/Button')?.tokens['color']).toEqual(
      expect.arrayContaining(['accent', 'danger', 'onAccent']),
    );
    expect(of('primitives/Menu')?.tokens['shadow']).toEqual(['overlay']);
  });

  it('know which components they use', () => {
    expect(of('primitives/Button')?.uses).toEqual(['primitives/Spinner']);
    expect(of('features/redirects/RedirectDialog')?.uses).toEqual(
      expect.arrayContaining(['patterns/FormDialog', 'primitives/Select', 'primitives/TextField']),
    );
  });
});
