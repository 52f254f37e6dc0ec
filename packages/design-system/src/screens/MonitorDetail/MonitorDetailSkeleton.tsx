import type { ReactNode } from 'react';
import { Card } from '../../primitives/Card/Card';
import { Skeleton, SkeletonGroup } from '../../primitives/Skeleton/Skeleton';
import { Fields, Sections, Side } from './detailStyles';

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
      <Sections>
        <Card heading="Monitored Links/Products">
          <Skeleton shape="block" height="480px" />
        </Card>
        <Side>
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
        </Side>
      </Sections>
    </SkeletonGroup>
  );
}
