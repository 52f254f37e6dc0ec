import { AddLinkDialog } from '@dropdeck/design-system';
import { dialog, mounted } from '@dropdeck/domain/monitors/add-link';
import { connect, onMount, together } from '../connect';

/** Adds links to monitors. */
export default together(onMount(mounted), connect(AddLinkDialog, dialog));
