import { CopyToDialog, NewMonitorDialog } from '@dropdeck/design-system';
import { clone, flow, page, planClosed, targets } from '@dropdeck/domain/tools/copy-to';
import { inputs } from '@dropdeck/domain/monitors/detail';
import { useUnit } from 'effector-react';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { connect, usePage, usePart } from '../../shell/connect';
import { t } from './text.en';

const CloneDialog = connect(NewMonitorDialog, clone.dialog);

export interface CopyToProps {
  uuid: string;
  /** Makes a copy first, and copies everything to it. */
  isClone: boolean;
  /** The ids of the selected inputs. */
  selected: ReadonlyArray<string | number>;
  onClose: () => void;
}

/** Copy to other monitors… and Clone, for as long as one of them is open. */
export default function CopyTo({ uuid, isClone, selected, onClose }: CopyToProps): ReactNode {
  const shownInputs = useUnit(inputs.table.view.inputs);
  // What is shown while the dialog is open does not matter: the choice is about what was.
  const [opening] = useState(() => ({ uuid, isClone, shown: shownInputs.map(({ id }) => id), selected }));
  usePage(page, opening);
  const state = usePart(flow);
  const { leave, isFormOpen } = useUnit({ leave: planClosed, isFormOpen: clone.dialog.view.isOpen });
  const close = useCallback(() => {
    leave();
    onClose();
  }, [leave, onClose]);
  const wasFormOpen = useRef(false);
  useEffect(() => {
    if (wasFormOpen.current && !isFormOpen && state.stage === 'choice') onClose();
    wasFormOpen.current = isFormOpen;
  }, [isFormOpen, state.stage, onClose]);
  return (
    <>
      <CopyToDialog
        {...state}
        targets={usePart(targets)}
        plan={usePart(flow.plan)}
        // Before, the form is open; without the monitor there is nothing to fill it from.
        isOpen={!isClone || state.stage !== 'choice' || state.sourceStatus === 'failed'}
        isClone={isClone}
        onClose={close}
      />
      {isClone && <CloneDialog title={t('clone', { name: state.sourceName })} />}
    </>
  );
}
