import { CheckUpScreen } from '@dropdeck/design-system';
import { page, screen } from '@dropdeck/domain/tools/check-up/tool';
import type { ReactNode } from 'react';
import { focusControl } from '../../browser/focusControl';
import { connect } from '../../shell/connect';
import { usePage } from '../../shell/usePage';

const Screen = connect(CheckUpScreen, screen);

/** /tools/check-up */
export default function CheckUp(): ReactNode {
  usePage(page, undefined);
  return (
    <Screen
      onGo={({ control }) => {
        if (control !== undefined) focusControl(control);
      }}
    />
  );
}
