import type { ReactNode } from 'react';
import { SaveState, type SaveStateProps } from '../../patterns/SaveState/SaveState';
import { Saved } from './detailStyles';

/** What became of a setting's last change, and how to send it again. */
export interface SettingState {
  phase: SaveStateProps['state'];
  /** What is said when it failed. */
  error: string;
  onRetry: () => void;
}

/** Why the last change is not saved, for the line below the field. */
export const reasonOf = ({ phase, error }: SettingState): string | undefined =>
  phase === 'failed' ? error : undefined;

/** A field that saves itself. The field says below itself why a change failed. */
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
