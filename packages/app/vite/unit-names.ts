import { transformAsync, type PluginObj } from '@babel/core';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';

/** Puts the feature before the names that effector's plugin gives: `$rows` becomes `monitors/$rows`. */
const withFeature = (feature: string): PluginObj => ({
  visitor: {
    Program: {
      exit: (program) =>
        program.traverse({
          ObjectExpression({ node }) {
            const valueOf = (name: string) => {
              const found = node.properties.find(
                (property) =>
                  property.type === 'ObjectProperty' &&
                  property.key.type === 'Identifier' &&
                  property.key.name === name,
              );
              return found?.type === 'ObjectProperty' && found.value.type === 'StringLiteral'
                ? found.value
                : null;
            };
            const name = valueOf('name');
            if (name !== null && valueOf('sid') !== null) name.value = `${feature}/${name.value}`;
          },
        }),
    },
  },
});

/**
 * Gives effector's units their names in development and in tests, so that a log, a failing test and a debugger
 * show `monitors/$rows`. The product is built without them.
 */
export function unitNames(): Plugin {
  return {
    name: 'unit-names',
    enforce: 'pre',
    apply: (_, { command }) => command === 'serve',
    async transform(code, id) {
      const [file = ''] = id.split('?');
      if (!/\/packages\/domain\/src\/.*\.ts$/.test(file) || file.endsWith('.test.ts')) return null;
      if (!code.includes("from 'effector'") && !code.includes("from 'patronum'")) return null;
      const result = await transformAsync(code, {
        filename: file,
        configFile: false,
        babelrc: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript'] },
        plugins: [
          ['effector/babel-plugin', { addNames: true, addLoc: false }],
          withFeature(basename(dirname(file))),
        ],
      });
      return typeof result?.code === 'string' ? { code: result.code, map: JSON.stringify(result.map) } : null;
    },
  };
}
