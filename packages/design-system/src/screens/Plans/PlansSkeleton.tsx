import type { ReactNode } from 'react';
import { PlanGrid } from '../../patterns/PlanCard/PlanGrid';
import { Skeleton, SkeletonGroup } from '../../primitives/Skeleton/Skeleton';
import { Columns, Section, SectionHead, Sections } from './plansStyles';

function Cards({ label, columns }: { label: string; columns: 2 | 3 }): ReactNode {
  return (
    <Section>
      <SectionHead>
        <Skeleton width="120px" height="28px" />
        <Skeleton width="min(320px, 80%)" />
      </SectionHead>
      <PlanGrid label={label} columns={columns}>
        {['first', 'second', 'third'].slice(0, columns).map((key) => (
          <Skeleton key={key} shape="block" height="220px" />
        ))}
      </PlanGrid>
    </Section>
  );
}

export function PlansSkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading plans">
      <Columns>
        <Sections>
          <Cards label="Toolbox" columns={3} />
          <Cards label="Monitors" columns={2} />
        </Sections>
        <Skeleton shape="block" height="280px" />
      </Columns>
    </SkeletonGroup>
  );
}
