import { MatchesDialog } from '@dropdeck/design-system';
import * as matches from '@dropdeck/domain/tools/matches';
import type { ReactNode } from 'react';
import { connect } from '../connect';

const Dialog = connect(MatchesDialog, matches.dialog);

/** Which redirects, keyword lists and inputs take a title, SKU or link. */
export default function Matches(): ReactNode {
  return <Dialog isOpen />;
}
