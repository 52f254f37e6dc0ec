import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '../../primitives';
import { Cards } from './customerStyles';

const placeholders = ['1', '2', '3', '4', '5', '6'];

export function CustomersLoading(): ReactNode {
  return (
    <SkeletonGroup label="Loading customers">
      <Cards>
        {placeholders.map((key) => (
          <div key={key} data-card="">
            <div data-row="">
              <div data-select="" />
              <Skeleton width="40px" height="40px" shape="block" />
              <div data-who="">
                <Skeleton width="180px" />
                <Skeleton width="140px" height="16px" />
              </div>
              <div data-status="">
                <Skeleton width="128px" />
                <Skeleton width="104px" height="16px" />
              </div>
              <div data-extend="">
                <Skeleton width="116px" height="28px" shape="block" />
              </div>
              <div data-more="">
                <Skeleton width="36px" height="28px" shape="block" />
              </div>
            </div>
          </div>
        ))}
      </Cards>
    </SkeletonGroup>
  );
}
