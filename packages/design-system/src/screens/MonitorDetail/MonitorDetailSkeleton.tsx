import type { ReactNode } from 'react';
import { Card } from '../../primitives/Card/Card';
import { Skeleton, SkeletonGroup } from '../../primitives/Skeleton/Skeleton';
import { Fields, Root } from './detailStyles';

function Field(): ReactNode {
  return (
    <div>
      <Skeleton width="96px" />
      <div style={{ marginTop: 6 }}>
        <Skeleton shape="block" height="36px" />
      </div>
    </div>
  );
}

/** Stands in for the sections while the monitor loads. */
export function MonitorDetailSkeleton({ isDeveloper }: { isDeveloper: boolean }): ReactNode {
  return (
    <SkeletonGroup label="Loading monitor">
      <Root>
        <Card heading="Webhook Settings">
          <Fields>
            <Field />
            <Field />
          </Fields>
        </Card>
        <Card heading="Monitor Details">
          {isDeveloper ? (
            <Fields>
              <Field />
              <Field />
              <Field />
              <Field />
            </Fields>
          ) : (
            <Skeleton shape="block" height="88px" />
          )}
        </Card>
        <Card heading="Monitored Links/Products">
          <Skeleton shape="block" height="320px" />
        </Card>
      </Root>
    </SkeletonGroup>
  );
}
