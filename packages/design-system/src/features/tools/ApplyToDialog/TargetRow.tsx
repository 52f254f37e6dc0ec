import { memo, type ReactNode } from 'react';
import { Checkbox, Row, Text } from '../../../primitives';
import type { ApplyTarget, ApplyTargetsProps } from './types';

/** A monitor to apply to; memoized, because scrolling renders the list. */
export const TargetRow = memo(function TargetRow({
  monitor: { uuid, name, product },
  isPicked,
  onPick,
}: {
  monitor: ApplyTarget;
  isPicked: boolean;
  onPick: ApplyTargetsProps['onPick'];
}): ReactNode {
  return (
    <Row data-gap={3} data-line>
      <Text as="div" data-long="anywhere" data-grows>
        <Checkbox label={name} isSelected={isPicked} onChange={(next) => onPick({ uuid, isPicked: next })} />
      </Text>
      <Text
        as="span"
        data-size="small"
        data-tone="muted"
        data-long="ellipsis"
        style={{ flex: 'none', maxWidth: '40%' }}
      >
        {product}
      </Text>
    </Row>
  );
});
