import { PageAside, SetupLine } from '@dropdeck/design-system';
import { overlayOpened } from '@dropdeck/domain/shell/overlays';
import { pages } from '@dropdeck/domain/shell/pages';
import * as start from '@dropdeck/domain/shell/setup';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

const paths: ReadonlySet<string> = new Set([pages.settings.path, pages.monitors.path]);

/** Below the title of the pages that people begin at: how far the setup is. */
export function SetupAside(): ReactNode {
  const { pathname } = useLocation();
  const { steps, isShown, started, open } = useUnit({
    steps: start.$steps,
    isShown: start.$isShown,
    started: start.started,
    open: overlayOpened,
  });
  useEffect(() => started(), [started]);
  if (!isShown || !paths.has(pathname)) return null;
  return (
    <PageAside>
      <SetupLine
        done={steps.filter(({ state }) => state === 'done').length}
        total={steps.length}
        onPress={() => open('setup')}
      />
    </PageAside>
  );
}
