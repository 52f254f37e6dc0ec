import { AnchorMdx, DocsContext, Stories, Subheading } from '@storybook/addon-docs/blocks';
import { Fragment, useContext, type ReactNode } from 'react';
import styled from 'styled-components';
import { unstyled } from '../foundations/parts/frame';
import { color, media, space, text } from '../../packages/design-system/src/tokens';
import { StoryFrame } from './StoryFrame';

/** A page shows at most this many states; the sidebar has the rest. */
const MAX_STATES = 12;

/** The window of a screen, a dialog or a layout, and of a smaller component, in pixels. */
const SCREEN_WIDTH = 1280;
const COMPONENT_WIDTH = 560;

const PHONE = { width: 390, height: 844 };

const isPhone = (globals: Readonly<Record<string, unknown>>): boolean =>
  (globals['viewport'] as { value?: string } | undefined)?.value === 'phone';

const Grid = styled.div.attrs(unstyled)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]} ${space[4]};
  align-items: start;
  color: ${color.text};
  ${text.small}

  ${media.phone} {
    gap: ${space[2]};
  }
`;

const Heading = styled.p`
  color: ${color.muted};
  ${text.label}
`;

const Name = styled.h4`
  grid-column: 1 / -1;
  margin: ${space[3]} 0 0;
  color: ${color.text};
  ${text.label}
`;

/**
 * The states of a docs page's component in both themes, side by side: the first story and those that differ
 * from it by their props. A story that differs by its play function looks the same until that has run. Below them
 * are all stories, or links to the others where each story takes a window.
 */
export function StateMatrix(): ReactNode {
  const stories = useContext(DocsContext).componentStories();
  const states = stories.filter(
    ({ moduleExport }, index) => index === 0 || 'args' in moduleExport || 'render' in moduleExport,
  );
  const shown = states.slice(0, MAX_STATES);
  const { inline, height } = ((stories[0]?.parameters['docs'] ?? {}) as { story?: StoryOptions }).story ?? {};
  const isWindow = inline === false;
  const others = stories.filter((story) => !shown.includes(story));
  return (
    <>
      <Subheading>States</Subheading>
      <Grid aria-label="States" role="group">
        <Heading>Light</Heading>
        <Heading>Dark</Heading>
        {shown.map(({ id, name, storyGlobals }) => (
          <Fragment key={id}>
            <Name>
              <AnchorMdx href={`?path=/story/${id}`}>{name}</AnchorMdx>
            </Name>
            {(['light', 'dark'] as const).map((theme) => (
              <StoryFrame
                key={theme}
                storyId={id}
                theme={theme}
                title={`${name}, ${theme}`}
                {...(isPhone(storyGlobals)
                  ? PHONE
                  : isWindow
                    ? { width: SCREEN_WIDTH, height: Math.max(Number.parseInt(height ?? '0', 10), 600) }
                    : { width: COMPONENT_WIDTH, height: 'content' })}
                isLazy
              />
            ))}
          </Fragment>
        ))}
      </Grid>
      {isWindow && others.length > 0 && (
        <p>
          More stories:{' '}
          {others.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <AnchorMdx href={`?path=/story/${id}`}>{name}</AnchorMdx>
            </Fragment>
          ))}
        </p>
      )}
      {!isWindow && stories.length > 1 && <Stories />}
    </>
  );
}

interface StoryOptions {
  inline?: boolean;
  /** A CSS length in pixels. */
  height?: string;
}
