import { Checker } from 'accessibility-checker-engine/ace-node.js';
import { policy, skippedRules } from './equalAccessRules';

const checker = new Checker();
// Not `disableRule`, which disables every rule.
checker.rulesetRules[policy] = (checker.rulesetRules[policy] ?? []).filter((id) => !skippedRules.has(id));

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
  const { results, numExecuted } = await checker.check(document, [policy]).finally(putBack);
  if (numExecuted === 0) throw new Error('Equal Access ran no rule.');
  const hasOpenList = document.querySelector('[role="combobox"][aria-expanded="true"]') !== null;
  return results
    .filter(
      ({ value: [level, verdict], ruleId }) =>
        level === 'VIOLATION' && verdict === 'FAIL' && !(hasOpenList && behindList.has(ruleId)),
    )
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
}
