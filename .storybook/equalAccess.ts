import { Checker } from 'accessibility-checker-engine/ace-node.js';

const POLICY = 'WCAG_2_2';

/** Rules of the policy that stories are not checked with. */
const skipped: ReadonlySet<string> = new Set([
  // Of whole pages; a story is a part of one.
  'skip_main_exists',
  // axe measures contrast, in both themes.
  'text_contrast_sufficient',
  // These only ask for a manual review, and are slow.
  'element_tabbable_unobscured',
  'element_tabbable_visible',
  'style_focus_visible',
  'text_whitespace_valid',
]);

const checker = new Checker();
// Not `disableRule`, which disables every rule.
checker.rulesetRules[POLICY] = (checker.rulesetRules[POLICY] ?? []).filter((id) => !skipped.has(id));

/** Takes the page's templates out, whose inert content the checker would read. Returns how to put them back. */
function removeTemplates(): () => void {
  const removed = [...document.querySelectorAll('template')].map((template) => {
    const position = document.createComment('template');
    template.replaceWith(position);
    return (): void => position.replaceWith(template);
  });
  return () => removed.toReversed().forEach((putBack) => putBack());
}

/**
 * While the list of a combobox is open, React Aria hides everything else from assistive technology, and the focus stays
 * in the combobox: Tab closes the list first. The checker does not know that.
 */
const behindList = new Set(['aria_hidden_nontabbable', 'label_content_exists']);

/** The violations of WCAG 2.2 that IBM's Equal Access checker finds in the page, a line each. */
export async function findViolations(): Promise<readonly string[]> {
  const putBack = removeTemplates();
  const { results, numExecuted } = await checker.check(document, [POLICY]).finally(putBack);
  if (numExecuted === 0) throw new Error('Equal Access ran no rule.');
  const hasOpenList = document.querySelector('[role="combobox"][aria-expanded="true"]') !== null;
  return results
    .filter(
      ({ value: [level, verdict], ruleId }) =>
        level === 'VIOLATION' && verdict === 'FAIL' && !(hasOpenList && behindList.has(ruleId)),
    )
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
}
