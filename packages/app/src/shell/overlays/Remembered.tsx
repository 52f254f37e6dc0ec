import * as knownNames from '@dropdeck/domain/commands/known-names';
import { keepingStarted } from '@dropdeck/domain/shell/history/entries';
import { pages } from '@dropdeck/domain/shell/pages';
import * as setup from '@dropdeck/domain/shell/setup';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../late';
import { onMount, together } from '../connect';

// Without the card the page is the same.
const SetupCard = lazyPart(() => import('./Setup'), 'nowhere');

/** Learns how far the setup is; Settings shows what is left. */
function Setup(): ReactNode {
  const { pathname } = useLocation();
  const { isShown, started } = useUnit({ isShown: setup.$isShown, started: setup.started });
  useEffect(() => started(), [started]);
  return isShown && pathname === pages.settings.path && <SetupCard />;
}

/** What this browser remembers of earlier visits: the progress of the setup, names of servers and the history. */
export default together(Setup, onMount(knownNames.started), onMount(keepingStarted));
