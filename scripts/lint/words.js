/**
 * Names use the field's terms (CONTRIBUTING.md, "Words"). The rule denies, as a part of a declared name, each
 * word that this codebase once used instead.
 */

/** The denied words, each with what to write instead. */
const terms = {
  anew: 'again',
  bone: 'skeleton',
  bones: 'skeleton',
  calm: 'settled, debounced or flush',
  drawn: 'rendered',
  gone: 'deleted, unmounted or missing',
  held: 'the state meant: locked, paused, focused',
  kept: 'saved, cached or pinned',
  lane: 'queue or worker',
  look: 'theme or style',
  park: 'cache',
  pitch: 'rowSize',
  place: 'index, position or location',
  said: 'message, answer or reported',
  stretch: 'range',
  told: 'reported or notified',
  world: 'env, backend or state',
};

/** Names that use a denied word in its field sense, and stories, whose names are those of their baselines. */
const exceptions = new Set([
  'placeholder',
  'placeholders',
  'placement',
  'Gone',
  'HeldWhileHovered',
  'InPlace',
]);

const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const check = (context, node) => {
  if (node?.type === 'ObjectPattern') {
    for (const { value, argument } of node.properties) check(context, value ?? argument);
  } else if (node?.type === 'ArrayPattern') {
    for (const element of node.elements) check(context, element);
  } else if (node?.type === 'AssignmentPattern') {
    check(context, node.left);
  } else if (node?.type === 'RestElement') {
    check(context, node.argument);
  } else if (node?.type === 'Identifier' && !exceptions.has(node.name)) {
    const word = wordsOf(node.name).find((part) => Object.hasOwn(terms, part));
    if (word !== undefined)
      context.report({ node, message: `“${word}” in ${node.name}: write ${terms[word]}.` });
  }
};

const checkFunction = (context) => (node) => {
  check(context, node.id);
  for (const parameter of node.params) check(context, parameter);
};

export const rules = {
  names: {
    create: (context) => ({
      VariableDeclarator: ({ id }) => check(context, id),
      FunctionDeclaration: checkFunction(context),
      FunctionExpression: checkFunction(context),
      ArrowFunctionExpression: checkFunction(context),
      ClassDeclaration: ({ id }) => check(context, id),
      TSTypeAliasDeclaration: ({ id }) => check(context, id),
      TSInterfaceDeclaration: ({ id }) => check(context, id),
      TSPropertySignature: ({ key }) => check(context, key),
      TSMethodSignature: ({ key }) => check(context, key),
    }),
  },
};

export default { meta: { name: 'words' }, rules };
