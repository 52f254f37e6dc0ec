import { useEffect, useRef, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { space } from '../../packages/design-system/src/tokens';

/*
 * Stories that show every state of a control side by side. A state is what React Aria writes on the element
 * (`data-hovered`), or a pseudo-class where the control is a plain element.
 */

const appearances = {
  Hover: { attributes: ['data-hovered'], pseudoClasses: [':hover'] },
  Active: { attributes: ['data-hovered', 'data-pressed'], pseudoClasses: [':hover', ':active'] },
  Focus: {
    // MultiSelect has its own mark for the option that the arrow keys reached.
    attributes: ['data-focused', 'data-focus-visible', 'data-focus-within', 'data-active'],
    pseudoClasses: [':focus', ':focus-visible', ':focus-within'],
  },
} as const;

type Appearance = keyof typeof appearances;

const isAppearance = (state: string): state is Appearance => state in appearances;

const grouped = (rule: CSSRule): readonly CSSRule[] =>
  rule instanceof CSSStyleRule || !('cssRules' in rule)
    ? [rule]
    : [...(rule as CSSGroupingRule).cssRules].flatMap(grouped);

/** Applies the declarations that an element would get with a pseudo-class, which no script can set. */
function applyPseudoClass(element: HTMLElement, pseudoClass: string): void {
  const pattern = new RegExp(`${pseudoClass}(?![-\\w])`, 'g');
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(grouped))) {
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.includes(`:not(${pseudoClass}`)) continue;
    const selector = rule.selectorText.replace(pattern, '');
    // `:is()` ignores what is no selector without the pseudo-class, such as `:has(:focus)`.
    if (selector === rule.selectorText || !element.matches(`:is(${selector})`)) continue;
    element.style.cssText += `;${rule.style.cssText}`;
  }
}

function applyAppearance(element: HTMLElement, appearance: Appearance): void {
  const { attributes, pseudoClasses } = appearances[appearance];
  // As if by keys, so that the focus has its ring.
  delete document.documentElement.dataset['pointer'];
  for (const attribute of attributes) element.setAttribute(attribute, 'true');
  for (const pseudoClass of pseudoClasses) applyPseudoClass(element, pseudoClass);
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--cell), 100%), 1fr));
  align-items: start;
  gap: ${space[4]};
`;

interface ControlStatesProps {
  /** Selector of the element that carries the states, inside one control. */
  target: string;
  /** The control can be disabled. */
  canBeDisabled?: boolean;
  /** Smallest width of a control, in pixels. */
  cellWidth?: number;
  /** Renders the control; the name of the state is its label. */
  children: (label: string, isDisabled: boolean) => ReactNode;
}

/** The same control once per state: default, hover, active, focus, disabled. */
export function ControlStates({
  target,
  canBeDisabled = true,
  cellWidth = 200,
  children,
}: ControlStatesProps): ReactNode {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const cell of grid.current?.children ?? []) {
      const { state = '' } = (cell as HTMLElement).dataset;
      const element = cell.querySelector<HTMLElement>(target);
      if (element !== null && isAppearance(state)) applyAppearance(element, state);
    }
  });
  const states = ['Default', ...Object.keys(appearances), ...(canBeDisabled ? ['Disabled'] : [])];
  return (
    <Grid ref={grid} style={{ '--cell': `${cellWidth}px` }}>
      {states.map((state) => (
        <div key={state} data-state={state}>
          {children(state, state === 'Disabled')}
        </div>
      ))}
    </Grid>
  );
}

/** Names for the items of a list that shows each state on one of them. */
export const itemStates = ['Default', ...Object.keys(appearances), 'Disabled'];

/** The same for a control with items, which are named by their state: tabs, the items of a menu. */
export function ItemStates({ itemRole, children }: { itemRole: string; children: ReactNode }): ReactNode {
  useEffect(() => {
    const apply = (): void => {
      for (const element of document.querySelectorAll<HTMLElement>(`[role="${itemRole}"]`)) {
        const state = Object.keys(appearances).find((name) => element.textContent.startsWith(name));
        if (state !== undefined && isAppearance(state) && !element.hasAttribute('data-state')) {
          element.dataset['state'] = state;
          // In a menu the focus follows the pointer, and React Aria styles the hover by it.
          if (itemRole === 'menuitem') element.setAttribute('data-focused', 'true');
          applyAppearance(element, state);
        }
      }
    };
    apply();
    // An overlay renders its items after it has opened.
    const observer = new MutationObserver(apply);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [itemRole]);
  return children;
}

/** The play of every States story: an element shows each state. */
export async function expectStates(): Promise<void> {
  for (const [state, { attributes }] of Object.entries(appearances)) {
    const selector = attributes.map((attribute) => `[${attribute}]`).join('');
    await waitFor(() =>
      expect(
        document.querySelector(`[data-state="${state}"] ${selector}, [data-state="${state}"]${selector}`),
        state,
      ).not.toBeNull(),
    );
  }
}
