import { AddLinkDialog } from '@dropdeck/design-system';
import { dialog } from '@dropdeck/domain/monitors/add-link';
import type { ReactNode } from 'react';
import { connect } from '../connect';

const Dialog = connect(AddLinkDialog, dialog);

/** Asks for the monitor of a link. */
export default function AddLink(): ReactNode {
  return <Dialog />;
}
