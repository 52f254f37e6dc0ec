import type { ReactNode } from 'react';

export interface RowSwitchProps {
  /** Names the switch and its row. */
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** What is said beside it. */
  words: { on: string; off: string };
}

/**
 * A switch in a cell of a table, with its state in words, for a column that looks `switch`. The browser's
 * own checkbox, as the table's are: a component of React Aria in each row was most of what a key in the
 * search cost. Its looks are the table's (rowSwitchStyles), for the same reason.
 */
export function RowSwitch({ label, isOn, onChange, words }: RowSwitchProps): ReactNode {
  return (
    <>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- A checkbox says itself whether it is on.
        role="switch"
        aria-label={label}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      {isOn ? words.on : words.off}
    </>
  );
}
