import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { unstyled } from '../foundations/parts/frame';
import { Button } from '../../packages/design-system/src/primitives/Button/Button';
import { Row } from '../../packages/design-system/src/primitives/Row/Row';
import { color, space, text } from '../../packages/design-system/src/tokens';
import { useDocsGlobals } from '../preview/docsGlobals';
import { StoryFrame } from '../preview/StoryFrame';
import { journeys, type JourneyStep } from './journeys';

const Root = styled.section.attrs(unstyled)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin-block: ${space[6]};
  color: ${color.text};
  ${text.body}
`;

const Count = styled.span`
  margin-inline-start: auto;
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

const Title = styled.strong`
  display: block;
  ${text.heading}
`;

interface JourneyProps {
  /** The accessible name. */
  label: string;
  name: keyof typeof journeys;
}

/** Steps through the stories of a journey, with Back and Next or the left and right arrow keys. */
export function Journey({ label, name }: JourneyProps): ReactNode {
  const steps: readonly JourneyStep[] = journeys[name];
  const { theme } = useDocsGlobals();
  const [index, setIndex] = useState(0);
  const step = steps[index];
  const lastIndex = steps.length - 1;
  const go = useCallback(
    (by: number): void => setIndex((current) => Math.min(lastIndex, Math.max(0, current + by))),
    [lastIndex],
  );
  const onKeyDown = useCallback(
    (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowLeft') go(-1);
      if (event.key === 'ArrowRight') go(1);
    },
    [go],
  );
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
  if (step === undefined) return null;
  return (
    <Root aria-label={label}>
      <Row data-gap={3} data-wraps>
        <Button isDisabled={index === 0} onPress={() => go(-1)}>
          Back
        </Button>
        <Button variant="primary" isDisabled={index === lastIndex} onPress={() => go(1)}>
          Next
        </Button>
        <Count>
          Step {index + 1} of {steps.length}
        </Count>
      </Row>
      <p role="status">
        <Title>{step.title}</Title>
        {step.text}
      </p>
      <StoryFrame
        key={step.storyId}
        storyId={step.storyId}
        theme={theme === 'dark' ? 'dark' : 'light'}
        title={step.title}
        width={1280}
        height={800}
        onKeyDown={onKeyDown}
      />
      <p>
        <AnchorMdx href={`?path=/story/${step.storyId}`}>Open the story</AnchorMdx>
      </p>
    </Root>
  );
}
