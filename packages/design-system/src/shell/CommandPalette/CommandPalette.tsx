import type { ReactNode } from 'react';
import { PaletteContent } from './PaletteContent';
import { Backdrop, Panel, Root } from './paletteStyles';
import type { CommandPaletteProps, CommandPaletteRow } from './types';
import { t as common } from '../../lib/common/text.en';

/** Searches everything and acts on it, over any page. Open while it is mounted. */
export function CommandPalette<Row extends CommandPaletteRow>(props: CommandPaletteProps<Row>): ReactNode {
  return (
    <Backdrop
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
    >
      <Panel>
        <Root aria-label={common('search')}>
          <PaletteContent {...props} />
        </Root>
      </Panel>
    </Backdrop>
  );
}
