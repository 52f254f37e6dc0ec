import type { Plugin } from 'vite';

const declared = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const unusedMemo = /^(React\d*\.memo\()/gm;
const named = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Tells the bundler what react-router-dom does not: that making a context or a component has no effect
 * of its own. A third of it is used here (places and moves; the routing table is the domain's), and
 * without this its links, forms and data routers would be sent all the same. The size budget notices
 * if a version of it is written otherwise.
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
