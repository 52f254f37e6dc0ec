import type { ReactNode } from 'react';
import { PreviewColumns } from '../../patterns/MessagePreview/MessagePreview';
import { SkeletonGroup } from '../../primitives/Skeleton/Skeleton';
import { CardSkeleton, PreviewSkeleton } from './SettingsSkeleton';
import { Cards } from './settingsStyles';
import { sections } from './sections';

/** The form's shape while the settings are not there yet. */
export function SettingsLoading(): ReactNode {
  return (
    <PreviewColumns>
      <PreviewSkeleton />
      <SkeletonGroup label="Loading settings">
        <Cards>
          <CardSkeleton
            {...sections.identity}
            fields={[
              { label: '68px', help: '38%' },
              { label: '104px', help: '52%' },
              { label: '96px', help: '46%' },
            ]}
          />
          <CardSkeleton
            {...sections.embed}
            fields={[
              { label: '76px', help: '40%' },
              { label: '100px', help: '48%' },
              { label: '84px', help: '34%' },
            ]}
          />
          <CardSkeleton {...sections.servers} fields={[{ label: '128px', help: '42%' }]} hasList />
          <CardSkeleton {...sections.webhook} fields={[{ label: '136px', help: '56%' }]} />
        </Cards>
      </SkeletonGroup>
    </PreviewColumns>
  );
}
