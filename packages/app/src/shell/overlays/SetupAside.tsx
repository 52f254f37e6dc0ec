import { CheckUpLine, PageAside, SetupLine } from '@dropdeck/design-system';
import { overlayOpened } from '@dropdeck/domain/shell/overlays';
import { pages } from '@dropdeck/domain/shell/pages';
import * as start from '@dropdeck/domain/shell/setup';
import * as checkUp from '@dropdeck/domain/tools/check-up';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

const paths: ReadonlySet<string> = new Set([pages.settings.path, pages.monitors.path]);

/** Below the title of the pages that people begin at: how far the setup is, then what there is to look at. */
export function SetupAside(): ReactNode {
  const { pathname } = useLocation();
  const { steps, isShown, told, started, checked, open } = useUnit({
    steps: start.$steps,
    isShown: start.$isShown,
    told: checkUp.$told,
    started: start.started,
    checked: checkUp.started,
    open: overlayOpened,
  });
  useEffect(() => {
    started();
    checked();
  }, [started, checked]);
  if (!(isShown || told > 0) || !paths.has(pathname)) return null;
  return (
    <PageAside>
      {isShown ? (
        <SetupLine
          done={steps.filter(({ state }) => state === 'done').length}
          total={steps.length}
          onPress={() => open('setup')}
        />
      ) : (
        <CheckUpLine count={told} href={pages.checkUp.path} />
      )}
    </PageAside>
  );
}
