import { readFileSync } from 'node:fs';
import { compileString } from '@internationalized/string-compiler';
import MagicString from 'magic-string';
import { parseSync, type Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
}

/** The module of a translation: its messages by catalogue and key. */
function compileTranslation(json: string): string {
  const catalogues = JSON.parse(json) as Readonly<Record<string, Readonly<Record<string, string>>>>;
  const object = (rows: readonly (readonly [key: string, code: string])[]): string =>
    `{${rows.map(([key, code]) => `${JSON.stringify(key)}:${code}`).join(',\n')}}`;
  const compiled = Object.entries(catalogues).map(([id, messages]) => {
    const rows = Object.entries(messages).map(([key, text]) => [key, compileString(text)] as const);
    return [id, object(rows)] as const;
  });
  return `export default ${object(compiled)}`;
}

/**
 * Compiles ICU messages to functions: those of an English catalogue (`text.en.ts`) and of a translation
 * (`languages/de.json`). Messages without parameters stay strings.
 */
export function compileText(): Plugin[] {
  return [
    {
      name: 'dropdeck:compile-text',
      enforce: 'pre',
      transform: {
        filter: { id: /\/text\.en\.ts$/ },
        handler(code, id) {
          const compiled = new MagicString(code);
          const visit = (node: unknown): void => {
            if (Array.isArray(node)) node.forEach(visit);
            if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
            const { type, value } = node as Node;
            if (type === 'Property') {
              const { type: kind, value: message, start, end } = value as Node;
              if (kind === 'Literal' && typeof message === 'string') {
                compiled.update(start, end, compileString(message));
                return;
              }
            }
            Object.values(node).forEach(visit);
          };
          visit(parseSync(id, code).program);
          return {
            code: compiled.toString(),
            map: compiled.generateMap({ source: id }),
            // A catalogue without a used message is left out.
            moduleSideEffects: false,
          };
        },
      },
    },
    {
      // After Vite's own plugin for JSON, whose module this one replaces.
      name: 'dropdeck:compile-translations',
      transform: {
        filter: { id: /\/languages\/[\w-]+\.json$/ },
        handler: (_code, id) => ({
          code: compileTranslation(readFileSync(id, 'utf8')),
          map: { mappings: '' },
        }),
      },
    },
  ];
}
