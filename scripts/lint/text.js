/** What a person reads is in a catalogue (`text.en.ts`): the rule finds what is not. */

/** Props and keys whose value a person reads. */
const read =
  /^(?:aria-(?:label|roledescription|valuetext|description)|alt|label|title|description|placeholder|help|header|heading|message|text|question|note|hint|reason|summary|caption|(?:\w+(?:Label|Title|Text|Description|Heading|Help|Placeholder|Message|Hint)))$/;

const hasWord = (text) => /\p{L}{2}/u.test(text);
/** “Save”, “Save changes”, “not saved yet”; no `data-size` value, no class, no address. */
const isPhrase = (text) =>
  hasWord(text) && /^\P{L}*\p{Lu}\p{Ll}|\p{L} \p{L}/u.test(text) && !/^(?:https?:|[\w.-]+\/)/.test(text);
/** “The page could not be loaded”: two words, wherever it stands. */
const isSentence = (text) => /^\P{L}*\p{Lu}[\p{Ll}’']* \p{Ll}{2}/u.test(text);

const textOf = (node) =>
  node?.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : node?.type === 'TemplateLiteral'
      ? node.quasis.map(({ value }) => value.cooked).join('…')
      : '';

const MESSAGE = 'Text that a person reads is a message of a catalogue: text.en.ts.';

/** Whether a developer reads it, or a program. */
function isForDevelopers(node) {
  for (let { parent } = node; parent; parent = parent.parent) {
    if (parent.type === 'NewExpression' && parent.callee.name?.endsWith('Error')) return true;
    if (parent.type === 'TaggedTemplateExpression') return true;
    if (parent.type === 'CallExpression')
      return /^(?:defineText|notProvided|(?:log|warn|error|debug))$/.test(
        parent.callee.name ?? parent.callee.property?.name ?? '',
      );
    if (parent.type === 'BinaryExpression' || parent.type.startsWith('TS')) return true;
    if (/Function|Statement|JSX/.test(parent.type)) return false;
  }
  return false;
}

export const rules = {
  'no-text-outside-catalogues': {
    create(context) {
      const report = (node) => context.report({ node, message: MESSAGE });
      const checkValue = (name, value) => {
        const expression = value?.type === 'JSXExpressionContainer' ? value.expression : value;
        if (read.test(name) && isPhrase(textOf(expression)) && !isSentence(textOf(expression)))
          report(expression);
      };
      const checkAnywhere = (node) => {
        if (isSentence(textOf(node)) && !isForDevelopers(node)) report(node);
      };
      return {
        JSXText: (node) => hasWord(node.value) && report(node),
        JSXAttribute: ({ name, value }) => checkValue(name.name, value),
        Property: ({ key, value, computed }) => !computed && checkValue(key.name ?? key.value, value),
        Literal: checkAnywhere,
        TemplateLiteral: checkAnywhere,
      };
    },
  },
};

export default { meta: { name: 'text' }, rules };
