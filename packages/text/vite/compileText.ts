import { compileString } from '@internationalized/string-compiler';
import MagicString from 'magic-string';
import { parseSync, type Plugin } from 'vite';

/** A module of messages: an English catalogue, or what a language says in its place. */
const messages = /\/(?:text\.en|languages\/[\w-]+\/[\w-]+)\.ts$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
}

/** Compiles the ICU messages of a module to functions. Messages without parameters stay strings. */
export function compileText(): Plugin {
  return {
    name: 'dropdeck:compile-text',
    enforce: 'pre',
    transform: {
      filter: { id: messages },
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
          // A catalogue of which nothing is said is left out.
          moduleSideEffects: false,
        };
      },
    },
  };
}
