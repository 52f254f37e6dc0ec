import type { ReactNode } from 'react';
import { SaveState, type SaveStateProps } from '../../patterns/SaveState/SaveState';
import { Saved } from './detailStyles';

/** The state of a setting's last save, and its retry. */
export interface SettingState {
  phase: SaveStateProps['state'];
  onRetry: () => void;
}

/** An auto-saved field with its save state. */
export function SavedField({ phase, onRetry, children }: SettingState & { children: ReactNode }): ReactNode {
  return (
    <Saved>
      {children}
      <div data-state-of-save="">
        <SaveState state={phase} onRetry={onRetry} />
      </div>
    </Saved>
  );
}
