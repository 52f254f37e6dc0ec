import type { ReactNode } from 'react';

export interface RowSwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The state in words, shown beside the switch. */
  labels: { on: string; off: string };
}

/**
 * A switch with its state in words, for table columns with `cellStyle: 'switch'`. A native checkbox styled by
 * the table (rowSwitchStyles), because a React Aria component per row dominated the cost of a search
 * keystroke.
 */
export function RowSwitch({ label, isOn, onChange, labels }: RowSwitchProps): ReactNode {
  return (
    <>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- A native checkbox exposes its checked state itself.
        role="switch"
        aria-label={label}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{isOn ? labels.on : labels.off}</span>
    </>
  );
}
