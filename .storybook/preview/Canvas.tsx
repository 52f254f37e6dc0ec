import { useLayoutEffect, type ReactNode } from 'react';
import { BrandProvider } from '../../packages/design-system/src/brand/BrandProvider/BrandProvider';
import { applyLocale } from '../../packages/app/src/languages/applyLocale';
import { LocaleContext, useSubscribedLocale } from '../../packages/design-system/src/lib/react/useLocale';
import { PageTooltip } from '../../packages/design-system/src/primitives/Tooltip/PageTooltip';
import { brands } from '../kit/brands';
import { BothThemes } from './BothThemes';
import { useGlobals } from './globals';

interface CanvasProps {
  globals: Readonly<Record<string, unknown>>;
  canvasElement: HTMLElement;
  /** Stacks the two themes, each at full width. */
  isStacked: boolean;
  /** Renders the story without padding. */
  isFlush: boolean;
  /** Whether it looks different from the component's other stories, so that tests compare a picture. */
  hasPicture: boolean;
  renderStory: () => ReactNode;
}

/** Applies the toolbar's theme, motion, language, direction and brand to the root element, as the product does. */
export function Canvas({
  globals,
  canvasElement,
  isStacked,
  isFlush,
  hasPicture,
  renderStory,
}: CanvasProps): ReactNode {
  const locale = useSubscribedLocale();
  const { theme, motion, language, direction, brand } = useGlobals(globals);
  useLayoutEffect(() => {
    const turn = (): void => void (document.documentElement.dir = direction);
    turn();
    void applyLocale({ language: language.code }).then(turn);
  }, [language, direction]);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = theme === 'dark' ? 'dark' : 'light';
    if (motion === 'reduced') dataset['motion'] = 'reduced';
    else delete dataset['motion'];
  }, [theme, motion]);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (hasPicture) delete dataset['noPicture'];
    else dataset['noPicture'] = '';
  }, [hasPicture]);
  const { variables, ...named } = brands[brand];
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const [name, [light, dark]] of Object.entries(variables))
      style.setProperty(name, `light-dark(${light}, ${dark})`);
    return () => {
      for (const name of Object.keys(variables)) style.removeProperty(name);
    };
  }, [variables]);
  return (
    <LocaleContext value={locale}>
      <BrandProvider brand={named}>
        {theme === 'both' ? (
          <BothThemes
            canvasElement={canvasElement}
            isStacked={isStacked}
            isFlush={isFlush}
            renderStory={renderStory}
          />
        ) : (
          renderStory()
        )}
        <PageTooltip />
      </BrandProvider>
    </LocaleContext>
  );
}
