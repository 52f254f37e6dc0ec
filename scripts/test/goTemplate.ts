import { stringify } from 'yaml';

/** The functions of Helm that the chart calls. */
const functions: Readonly<Record<string, (...args: readonly unknown[]) => unknown>> = {
  quote: (value) => JSON.stringify(String(value)),
  default: (fallback, value) => (isEmpty(value) ? fallback : value),
  join: (separator, list) => (list as readonly unknown[]).join(String(separator)),
  toJson: (value) => JSON.stringify(value),
  toYaml: (value) => stringify(value).trimEnd(),
  nindent: (spaces, text) => {
    const lineStart = `\n${' '.repeat(Number(spaces))}`;
    return lineStart + String(text).replaceAll('\n', lineStart);
  },
};

const isEmpty = (value: unknown): boolean =>
  !value || (typeof value === 'object' && Object.keys(value).length === 0);

/** The value of `.`, `.Values.name`, `$.Values.name`, a text or a number. Throws if there is none. */
function operand(term: string, dot: unknown, root: unknown): unknown {
  if (/^(?:"[^"\\]*"|\d+)$/.test(term)) return JSON.parse(term);
  if (!/^\$?(?:\.|(?:\.\w+)+)$/.test(term)) throw new Error(`“${term}” is not understood`);
  let value = term.startsWith('$') ? root : dot;
  for (const key of term.match(/\w+/g) ?? []) value = (value as Record<string, unknown> | undefined)?.[key];
  if (value === undefined) throw new Error(`“${term}” has no value`);
  return value;
}

/** The value of a pipeline: each command gets the value of the one before as its last argument. */
function evaluate(pipeline: string, dot: unknown, root: unknown): unknown {
  let value: unknown;
  for (const [at, command] of pipeline.split(' | ').entries()) {
    const [name = '', ...terms] = command.trim().match(/"[^"]*"|\S+/g) ?? [];
    const call = functions[name];
    if (call === undefined) {
      if (at > 0 || terms.length > 0) throw new Error(`The function ${name} is not known`);
      value = operand(name, dot, root);
    } else {
      const values = terms.map((term) => operand(term, dot, root));
      value = at === 0 ? call(...values) : call(...values, value);
    }
  }
  return value;
}

/**
 * Renders a template of the Helm chart as Helm does, without Helm: the part of Go's templates that the chart needs.
 *
 * @param root what templates see: `Values`, `Release` and `Chart`.
 * @throws Error at everything that it does not know, and at values that are missing.
 */
export function renderTemplate(template: string, root: unknown): string {
  // Texts, and between them actions.
  const parts = template
    .replaceAll(/\s*\{\{- /g, '{{')
    .replaceAll(/ -\}\}\s*/g, '}}')
    .split(/\{\{(.*?)\}\}/s);
  let at = 0;

  function block(dot: unknown, isShown: boolean, isInner: boolean): string {
    let output = '';
    for (;;) {
      const [text, action] = [parts[at], parts[at + 1]?.trim()];
      at += 2;
      output += text;
      if (action === undefined || action === 'end') {
        if (isInner !== (action === 'end')) throw new Error('A block is not closed, or closed twice');
        return isShown ? output : '';
      }
      const [, keyword, condition] = /^(if|with) (.*)$/s.exec(action) ?? [];
      if (condition !== undefined) {
        const value = isShown && evaluate(condition, dot, root);
        output += block(keyword === 'with' ? value : dot, !isEmpty(value), true);
      } else if (isShown) {
        const value = evaluate(action, dot, root);
        if (typeof value === 'object') throw new Error(`“${action}” is no text`);
        output += String(value);
      }
    }
  }
  return block(root, true, false);
}
