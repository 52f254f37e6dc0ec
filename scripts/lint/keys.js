/** Enter and Escape belong to an input method while it composes: `keyOf` knows when. */

const isRead = (node) =>
  node.type === 'MemberExpression' && !node.computed && /^(?:key|code|keyCode)$/.test(node.property.name);

export const rules = {
  'read-with-key-of': {
    create(context) {
      return {
        BinaryExpression({ operator, left, right }) {
          if (!/^[!=]==$/.test(operator)) return;
          for (const [side, other] of [
            [left, right],
            [right, left],
          ]) {
            if (isRead(side) && /^(?:Enter|Escape)$/.test(other.value))
              context.report({ node: side, message: 'Read Enter and Escape with keyOf (lib/keyOf.ts).' });
          }
        },
        ObjectPattern(node) {
          const isOfEvent = /[eE]vent$/.test(node.parent?.init?.name ?? '');
          const key = node.properties.find((one) => one.key?.name === 'key');
          if (isOfEvent && key !== undefined)
            context.report({ node: key, message: 'Read the key of an event with keyOf (lib/keyOf.ts).' });
        },
      };
    },
  },
};

export default { meta: { name: 'keys' }, rules };
