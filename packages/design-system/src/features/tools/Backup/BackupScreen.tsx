import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader';
import { space } from '../../../tokens';
import { MakeBackup } from './MakeBackup';
import { RestoreBackup } from './RestoreBackup';
import type { MakeBackupProps, RestoreBackupProps } from './types';

export interface BackupScreenProps {
  make: MakeBackupProps;
  restore: RestoreBackupProps;
}

const Root = styled.div`
  display: grid;
  gap: ${space[5]};
  max-width: 800px;
`;

/** Saves everything that a person has as one file, and restores from it (specification 2.20). */
export function BackupScreen({ make, restore }: BackupScreenProps): ReactNode {
  return (
    <div>
      <PageHeader
        title="Backup"
        description="Your settings, monitors, redirects and lists as one file, and back."
      />
      <Root>
        <MakeBackup {...make} />
        <RestoreBackup {...restore} />
      </Root>
    </div>
  );
}
