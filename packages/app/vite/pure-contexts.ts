import type { Plugin } from 'vite';

const declared = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const unusedMemo = /^(React\d*\.memo\()/gm;
const named = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Marks react-router-dom's context and component factories as pure, so that the bundler drops the unused two thirds
 * of it (links, forms, data routers). The size budget fails if a new version defeats this.
 */
export function pureContexts(): Plugin {
  return {
    name: 'dropdeck:pure-contexts',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replaceAll(declared, '$1/* @__PURE__ */ $2')
          .replaceAll(unusedMemo, '/* @__PURE__ */ $1')
          .replaceAll(named, ''),
        map: null,
      }),
    },
  };
}
