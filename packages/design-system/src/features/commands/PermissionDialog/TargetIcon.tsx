import { Hash } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Avatar, Icon } from '../../../primitives';
import { color, radius } from '../../../tokens';
import type { PermissionKind, PermissionTarget } from './types';

const Box = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 20px;
  height: 20px;
  color: ${color.subtle};
`;

const Dot = styled.span`
  width: 10px;
  height: 10px;
  border-radius: ${radius.pill};
  background: ${color.subtle};
  box-shadow: 0 0 0 1px ${color.borderStrong};
  /* The color is the role's own, not the theme's. */
  forced-color-adjust: none;
`;

/** What precedes a target's name: a hash, a role's color or an avatar. */
export function TargetIcon({
  kind,
  target,
}: {
  kind: PermissionKind;
  target: PermissionTarget | undefined;
}): ReactNode {
  if (kind === 'members') return <Avatar src={target?.avatar} name={target?.name} size={20} />;
  return (
    <Box aria-hidden="true">
      {kind === 'channels' ? (
        <Icon icon={Hash} />
      ) : (
        <Dot style={target?.color === undefined ? {} : { background: target.color }} />
      )}
    </Box>
  );
}
