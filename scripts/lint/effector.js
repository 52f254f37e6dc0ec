/**
 * The rules of eslint-plugin-effector that need no type information, under the same names. The published plugin
 * reads types through a compiler interface that TypeScript 7 has removed (see docs/decisions/0002-lint-and-
 * format.md). Delete this file when the plugin supports TypeScript 7.
 */

const calleeName = ({ callee }) =>
  callee.type === 'Identifier'
    ? callee.name
    : callee.type === 'MemberExpression'
      ? callee.property.name
      : null;

const isUnit = (node) =>
  node?.type === 'Identifier'
    ? /^\$|Fx$/.test(node.name)
    : node?.type === 'MemberExpression' && !node.computed && /^\$|Fx$/.test(node.property.name ?? '');

/** Reports calls of `unit.method(…)` for the named methods, with the message. */
const forbidMethod = (methods, message, only = () => true) => ({
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      if (methods.includes(callee.property.name) && only(callee.object)) context.report({ node, message });
    },
  }),
});

const declaredAs = (factories, isGood, message) => ({
  create: (context) => ({
    VariableDeclarator(node) {
      if (node.id.type !== 'Identifier' || node.init?.type !== 'CallExpression') return;
      if (factories.includes(calleeName(node.init)) && !isGood(node.id.name)) {
        context.report({ node: node.id, message });
      }
    },
  }),
});

const order = ['clock', 'source', 'filter', 'fn', 'target'];

export const rules = {
  'no-watch': forbidMethod(
    ['watch'],
    'No .watch: side effects are effects, started by `sample`.',
    (object) => isUnit(object) || object.type === 'Identifier',
  ),
  'no-getState': forbidMethod(
    ['getState'],
    'No .getState outside tests: read stores through `sample` or `useUnit`.',
    (object) => isUnit(object),
  ),
  'no-handler-replacement': forbidMethod(['use'], 'No fx.use: handlers are given at `fork`.', isUnit),
  'enforce-store-naming-convention': declaredAs(
    ['createStore', 'combine', 'restore'],
    (name) => name.startsWith('$'),
    'A store is named with a leading $.',
  ),
  'enforce-effect-naming-convention': declaredAs(
    ['createEffect', 'createCall'],
    (name) => name.endsWith('Fx'),
    'An effect is named with a trailing Fx.',
  ),
  'keep-options-order': {
    create: (context) => ({
      CallExpression(node) {
        if (calleeName(node) !== 'sample' || node.arguments[0]?.type !== 'ObjectExpression') return;
        const places = node.arguments[0].properties
          .filter(({ type }) => type === 'Property')
          .map(({ key }) => order.indexOf(key.name))
          .filter((position) => position >= 0);
        if (places.some((position, index) => index > 0 && position < places[index - 1])) {
          context.report({
            node,
            message: `The options of \`sample\` come in this order: ${order.join(', ')}.`,
          });
        }
      },
    }),
  },
  'no-forward': {
    create: (context) => ({
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && ['forward', 'guard'].includes(node.callee.name)) {
          context.report({ node, message: 'Use `sample` in position of `forward` and `guard`.' });
        }
      },
    }),
  },
  'no-duplicate-on': {
    create(context) {
      const rootOf = (node) =>
        node.type === 'CallExpression' && node.callee.type === 'MemberExpression'
          ? rootOf(node.callee.object)
          : node;
      const seen = new Map();
      return {
        CallExpression(node) {
          const { callee } = node;
          if (callee.type !== 'MemberExpression' || callee.property.name !== 'on') return;
          const root = rootOf(callee.object);
          const [clock] = node.arguments;
          if (clock?.type !== 'Identifier') return;
          const key = `${root.type === 'Identifier' ? root.name : root.range?.[0]}:${clock.name}`;
          if (seen.has(key))
            context.report({ node, message: `This store has an .on for ${clock.name} already.` });
          seen.set(key, node);
        },
      };
    },
  },
};

export default { meta: { name: 'effector' }, rules };
