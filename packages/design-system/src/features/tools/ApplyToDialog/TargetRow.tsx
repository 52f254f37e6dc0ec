import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Text } from '../../../primitives/Text/Text';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox';
import { color, space, text } from '../../../tokens';
import type { ApplyTarget, ApplyTargetsProps } from './types';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  height: 100%;
  padding-inline: ${space[3]};
`;

const Fact = styled.span`
  flex: none;
  max-width: 40%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${text.small}
  color: ${color.muted};
`;

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
    <Row>
      <Text as="div" data-long="anywhere" data-grows>
        <Checkbox label={name} isSelected={isPicked} onChange={(next) => onPick({ uuid, isPicked: next })} />
      </Text>
      <Fact>{product}</Fact>
    </Row>
  );
});
