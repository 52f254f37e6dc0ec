import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader';
import { space } from '../../../tokens';
import { MakeBackup } from './MakeBackup';
import { RestoreBackup } from './RestoreBackup';
import type { MakeBackupProps, RestoreBackupProps } from './types';
import { t } from './text.en';
import { useLocale } from '../../../lib/react/useLocale';

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
  useLocale();
  return (
    <div>
      <PageHeader title={t('title')} description={t('description')} />
      <Root>
        <MakeBackup {...make} />
        <RestoreBackup {...restore} />
      </Root>
    </div>
  );
}
