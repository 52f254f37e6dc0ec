import type { ReactNode } from 'react';
import { SaveState, type SaveStateProps } from '../../patterns/SaveState/SaveState';
import { Saved } from './detailStyles';

/** What became of a setting's last change, and how to send it again. */
export interface SettingState {
  phase: SaveStateProps['state'];
  onRetry: () => void;
}

/** A field that saves itself. */
export function SavedField({ state, children }: { state: SettingState; children: ReactNode }): ReactNode {
  return (
    <Saved>
      {children}
      <div data-state-of-save="">
        <SaveState state={state.phase} onRetry={state.onRetry} align="end" />
      </div>
    </Saved>
  );
}
