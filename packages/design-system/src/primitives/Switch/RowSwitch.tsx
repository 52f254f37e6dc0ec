import type { ReactNode } from 'react';

export interface RowSwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The state in words beside the switch, on a wide screen; without them the switch alone says it. */
  labels?: { on: string; off: string } | undefined;
}

/**
 * A switch, for table columns with `cellStyle: 'switch'`. A native checkbox styled by
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
      {labels && <span>{isOn ? labels.on : labels.off}</span>}
    </>
  );
}
