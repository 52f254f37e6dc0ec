import { ApplyToDialog } from '@dropdeck/design-system';
import { clone, fleet, page, planClosed, targets } from '@dropdeck/domain/tools/apply-to';
import { inputs } from '@dropdeck/domain/monitors/detail';
import { useUnit } from 'effector-react';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { NewMonitorForm } from '../monitors/NewMonitorForm';
import { usePage } from '../../shell/usePage';

export interface FleetProps {
  uuid: string;
  /** Makes a copy first, and applies everything to it. */
  isClone: boolean;
  /** The ids of the selected inputs. */
  selected: ReadonlyArray<string | number>;
  onClose: () => void;
}

function useFleet() {
  return {
    ...useUnit({ ...fleet.view, ...fleet.events }),
    targets: { ...useUnit(targets.view), ...useUnit(targets.events) },
    plan: useUnit({ ...fleet.plan.view, ...fleet.plan.events }),
  };
}

/** Apply to… and Clone, for as long as one of them is open. */
export default function Fleet({ uuid, isClone, selected, onClose }: FleetProps): ReactNode {
  const shownInputs = useUnit(inputs.table.view.inputs);
  // What is shown while the dialog is open does not matter: the choice is about what was.
  const [opening] = useState(() => ({ uuid, isClone, shown: shownInputs.map(({ id }) => id), selected }));
  usePage(page, opening);
  const state = useFleet();
  const { leave, form } = useUnit({ leave: planClosed, form: clone.$form });
  const close = useCallback(() => {
    leave();
    onClose();
  }, [leave, onClose]);
  const isFormOpen = form !== null;
  const wasFormOpen = useRef(false);
  useEffect(() => {
    if (wasFormOpen.current && !isFormOpen && state.stage === 'choice') onClose();
    wasFormOpen.current = isFormOpen;
  }, [isFormOpen, state.stage, onClose]);
  return (
    <>
      <ApplyToDialog
        {...state}
        // Before, the form is open; without the monitor there is nothing to fill it from.
        isOpen={!isClone || state.stage !== 'choice' || state.sourceStatus === 'failed'}
        isClone={isClone}
        onClose={close}
      />
      {isClone && <NewMonitorForm create={clone} title={`Clone ${state.sourceName}`} />}
    </>
  );
}
