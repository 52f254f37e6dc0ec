import { transformAsync, type PluginObj } from '@babel/core';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';

/** Prefixes the names that effector's plugin assigns with the feature: `$rows` becomes `monitors/$rows`. */
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
 * Names effector's units in development, so that logs and debuggers show `monitors/$rows`. Production builds have no
 * names, nor have tests, where Babel would be a tenth of the time.
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
