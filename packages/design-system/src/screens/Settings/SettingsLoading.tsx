import type { ReactNode } from 'react';
import { PreviewColumns } from '../../patterns/MessagePreview/MessagePreview';
import { SkeletonGroup } from '../../primitives/Skeleton/Skeleton';
import { CardSkeleton, PreviewSkeleton } from './SettingsSkeleton';
import { Fields } from './settingsStyles';
import { sections } from './sections';

export function SettingsLoading(): ReactNode {
  return (
    <PreviewColumns>
      <PreviewSkeleton />
      <SkeletonGroup label="Loading settings">
        <Fields>
          <CardSkeleton {...sections.identity} fields={[true, true, true]} />
          <CardSkeleton {...sections.embed} fields={[true, false, false]} />
          <CardSkeleton {...sections.servers} fields={[true]} hasList />
          <CardSkeleton {...sections.webhook} fields={[true]} />
        </Fields>
      </SkeletonGroup>
    </PreviewColumns>
  );
}
