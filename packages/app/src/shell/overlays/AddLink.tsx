import { AddLinkDialog } from '@dropdeck/design-system';
import { dialog } from '@dropdeck/domain/monitors/add-link';
import { pages } from '@dropdeck/domain/shell/pages';
import type { ReactNode } from 'react';
import { origin } from '../../browser/origin';
import { connect } from '../connect';

const Dialog = connect(AddLinkDialog, dialog);

/** Which monitor takes a link, and how a link comes here from any page. */
export default function AddLink(): ReactNode {
  const address = new URL(pages.monitors.path, origin);
  return (
    <Dialog bookmark={`javascript:location.href='${address.href}?add='+encodeURIComponent(location.href)`} />
  );
}
