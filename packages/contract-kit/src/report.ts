/** What is wrong with the answers of a server. */
export interface Finding {
  readonly call: string;
  /** What was checked: `status`, `schema`, `cors` … */
  readonly rule: Rule;
  /** What was found, without values. */
  readonly text: string;
  /** What the dashboard makes of it. */
  readonly effect: string;
  /** The section of the specification that asks for it. */
  readonly section: string;
}

export type Rule =
  | 'pages'
  | 'error'
  | 'time'
  | 'refusal'
  | 'saved'
  | 'keys'
  | 'ids'
  | 'whole-list'
  | 'unicode'
  | 'delete'
  | 'conflict'
  | 'put-back'
  | 'reachable'
  | 'status'
  | 'type'
  | 'json'
  | 'schema'
  | 'rows'
  | 'session'
  | 'rights'
  | 'preflight'
  | 'cors'
  | 'exposed';

/** What became of a call. */
export interface Verified {
  readonly call: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** Why it was not made; '' else. */
  readonly why: string;
}

export interface Report {
  readonly base: string;
  readonly calls: readonly Verified[];
  readonly findings: readonly Finding[];
  /** What the verifier wrote and could not put back, to be undone by hand. */
  readonly left: readonly string[];
}

const counted = (calls: readonly Verified[], state: Verified['state']): number =>
  calls.filter((call) => call.state === state).length;

/** A report in words. */
export function inWords({ base, calls, findings, left }: Report): string {
  const lines = calls.flatMap(({ call, state, why }) => [
    `${{ passed: '✓', failed: '✗', skipped: '–' }[state]} ${call}${why === '' ? '' : `: ${why}`}`,
    ...findings
      .filter((finding) => finding.call === call)
      .flatMap(({ rule, text, effect, section }) => [
        `    ${rule}: ${text}`,
        `    ${effect} (specification ${section})`,
      ]),
  ]);
  const summary = `${counted(calls, 'passed')} passed, ${counted(calls, 'failed')} failed, ${counted(calls, 'skipped')} skipped`;
  const toUndo = left.length === 0 ? [] : ['', 'To be undone by hand:', ...left.map((one) => `    ${one}`)];
  return [`Calls of ${base}`, '', ...lines, ...toUndo, '', summary, ''].join('\n');
}

const escaped = (text: string): string => text.replace(/[<>&"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A report as JUnit XML, for CI. */
export function inJUnit({ base, calls, findings }: Report): string {
  const cases = calls.map(({ call, state, why }) => {
    const texts = findings
      .filter((finding) => finding.call === call)
      .map(({ rule, text }) => `${rule}: ${text}`);
    const inner =
      state === 'skipped'
        ? `<skipped message="${escaped(why)}"/>`
        : texts.map((text) => `<failure message="${escaped(text)}"/>`).join('');
    return `  <testcase classname="contract" name="${escaped(call)}">${inner}</testcase>`;
  });
  const attributes = `name="${escaped(base)}" tests="${calls.length}" failures="${counted(calls, 'failed')}" skipped="${counted(calls, 'skipped')}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite ${attributes}>\n${cases.join('\n')}\n</testsuite>\n`;
}
