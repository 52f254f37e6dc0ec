import { CopyRightsDialog } from '@dropdeck/design-system';
import { dialog, page } from '@dropdeck/domain/commands/copy-rights';
import type { ReactNode } from 'react';
import { usePage, usePart } from '../../shell/connect';

/** Copies a role's rights, for as long as it is open. */
export default function CopyRights({ onClose }: { onClose: () => void }): ReactNode {
  usePage(page, undefined);
  return <CopyRightsDialog {...usePart(dialog)} plan={usePart(dialog.plan)} onClose={onClose} />;
}
