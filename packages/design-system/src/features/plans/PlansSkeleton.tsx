import type { ReactNode } from 'react';
import { Stack } from '../../primitives/Stack/Stack';
import { PlanGrid } from './PlanCard/PlanGrid';
import { Skeleton, SkeletonGroup } from '../../primitives/Skeleton/Skeleton';
import { planSections, type PlanSectionWords } from './planSections';
import { Columns, Section, SectionHead } from './plansStyles';

function Cards({ title, description, columns }: PlanSectionWords): ReactNode {
  return (
    <Section>
      <SectionHead>
        <h2>{title}</h2>
        <p>{description}</p>
      </SectionHead>
      <PlanGrid label={title} columns={columns}>
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
        <Stack data-gap={8}>
          <Cards {...planSections.toolbox} />
          <Cards {...planSections.monitor} />
        </Stack>
        <Skeleton shape="block" height="280px" />
      </Columns>
    </SkeletonGroup>
  );
}
