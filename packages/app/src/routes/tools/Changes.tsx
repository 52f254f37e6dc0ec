import { ChangesScreen } from '@dropdeck/design-system';
import { opened, screen } from '@dropdeck/domain/tools/changes/tool';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { connect } from '../../shell/connect';

const Screen = connect(ChangesScreen, screen);

/** /tools/changes */
export default function Changes(): ReactNode {
  const open = useUnit(opened);
  useEffect(() => open(), [open]);
  return <Screen />;
}
