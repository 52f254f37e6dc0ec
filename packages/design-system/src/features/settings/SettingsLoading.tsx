import type { ReactNode } from 'react';
import { Stack } from '../../primitives/Stack/Stack';
import { PreviewColumns } from '../../patterns/MessagePreview/MessagePreview';
import { SkeletonGroup } from '../../primitives/Skeleton/Skeleton';
import { CardSkeleton, PreviewSkeleton } from './SettingsSkeleton';
import { sections } from './sections';

export function SettingsLoading(): ReactNode {
  return (
    <PreviewColumns>
      <PreviewSkeleton />
      <SkeletonGroup label="Loading settings">
        <Stack data-gap={5}>
          <CardSkeleton {...sections.identity} fields={3} helped={3} />
          <CardSkeleton {...sections.embed} fields={3} helped={1} />
          <CardSkeleton {...sections.servers} fields={1} helped={1} hasList />
          <CardSkeleton {...sections.webhook} fields={1} helped={1} />
        </Stack>
      </SkeletonGroup>
    </PreviewColumns>
  );
}
