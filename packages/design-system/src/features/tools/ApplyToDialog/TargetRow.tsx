import { memo, type ReactNode } from 'react';
import { Checkbox, ListLine, Text } from '../../../primitives';
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
    <ListLine data-gap={3}>
      <Text as="div" data-long="anywhere" data-grows data-secret translate="no">
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
    </ListLine>
  );
});
