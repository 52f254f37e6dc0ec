import { Copy, Plus, Rocket, Trash2, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Badge } from '../../../packages/design-system/src/primitives/Badge/Badge';
import { Banner } from '../../../packages/design-system/src/primitives/Banner/Banner';
import { Button } from '../../../packages/design-system/src/primitives/Button/Button';
import { Card } from '../../../packages/design-system/src/primitives/Card/Card';
import { Icon } from '../../../packages/design-system/src/primitives/Icon/Icon';
import { IconButton } from '../../../packages/design-system/src/primitives/IconButton/IconButton';
import { Stack } from '../../../packages/design-system/src/primitives/Stack/Stack';
import { color, fontFamily, text } from '../../../packages/design-system/src/tokens';
import { DoDont } from '../parts';
import { Column, Line } from './frame';

/** For Color: the accent is for actions, tones are for meanings. */
export function ColorDoDont(): ReactNode {
  return (
    <DoDont
      good={{
        example: (
          <Line>
            <Button variant="primary">Add input</Button>
            <Badge tone="success">Active</Badge>
            <Badge tone="danger">Blocked</Badge>
          </Line>
        ),
        text: 'Indigo marks what can be acted on; success and danger keep their meaning.',
      }}
      bad={{
        example: (
          <Line>
            <Button variant="danger">Add input</Button>
            <Badge tone="accent">Blocked</Badge>
            <Badge tone="danger">Active</Badge>
          </Line>
        ),
        text: 'Colors used as decoration say the wrong thing.',
      }}
    />
  );
}

const Heading = styled.p`
  ${text.heading}
`;

const Copied = styled.span`
  font-family: ${fontFamily.mono};
  ${text.small}
`;

const Shouted = styled.p`
  ${text.page}
  text-transform: uppercase;
`;

const Numbers = styled.div`
  display: grid;
  justify-items: end;
  width: 120px;
  font-variant-numeric: tabular-nums;
`;

const LooseNumbers = styled(Numbers)`
  justify-items: center;
  font-variant-numeric: proportional-nums;
`;

/** For Type: few sizes, mono for what is copied, tabular numbers. */
export function TypeDoDont(): ReactNode {
  return (
    <>
      <DoDont
        good={{
          example: (
            <Column>
              <Heading>Whitelisted Servers</Heading>
              <p>
                Your bot works in <Copied>284719205518237696</Copied>
              </p>
            </Column>
          ),
          text: 'Let weight and space carry the order; mono only for what is copied.',
        }}
        bad={{
          example: (
            <Column>
              <Shouted>Servers</Shouted>
              <Copied>Your bot works in these servers.</Copied>
            </Column>
          ),
          text: 'Capitals shout, and sentences in mono are slow to read.',
        }}
      />
      <DoDont
        good={{
          example: (
            <Numbers>
              <span>€1,129.00</span>
              <span>€71.50</span>
              <span>€8.00</span>
            </Numbers>
          ),
          text: 'Align numbers right, in tabular digits, so that they compare at a glance.',
        }}
        bad={{
          example: (
            <LooseNumbers>
              <span>€1129</span>
              <span>71.5 €</span>
              <span>8,00 EUR</span>
            </LooseNumbers>
          ),
          text: 'Centered numbers in mixed formats cannot be compared.',
        }}
      />
    </>
  );
}

const Cramped = styled(Stack)`
  gap: 1px;

  & > :nth-child(2) {
    margin: 0 0 27px 17px;
  }
`;

const spaced = (
  <>
    <Badge>EU</Badge>
    <p>12 inputs, 2 of them paused.</p>
    <Button size="small">Edit webhooks</Button>
  </>
);

/** For Space: steps of the scale, and one edge to align with. */
export function SpaceDoDont(): ReactNode {
  return (
    <DoDont
      good={{
        example: (
          <Column>
            <Card heading="Webhooks" headingLevel={4}>
              <Stack data-align="start">{spaced}</Stack>
            </Card>
          </Column>
        ),
        text: 'Equal steps of the scale, and everything on one edge.',
      }}
      bad={{
        example: (
          <Column>
            <Card heading="Webhooks" headingLevel={4}>
              <Cramped data-align="start">{spaced}</Cramped>
            </Card>
          </Column>
        ),
        text: 'Values of your own look like mistakes, also when each is small.',
      }}
    />
  );
}

const Muted = styled.span`
  color: ${color.muted};
`;

/** For Icons: a word beside the icon, one icon per meaning. */
export function IconsDoDont(): ReactNode {
  return (
    <DoDont
      good={{
        example: (
          <Line>
            <Button icon={<Icon icon={Plus} />}>Add input</Button>
            <IconButton label="Copy" icon={<Icon icon={Copy} />} />
            <IconButton label="Delete" variant="dangerGhost" icon={<Icon icon={Trash2} />} />
          </Line>
        ),
        text: 'An icon supports a word, or is one that everyone knows and a tooltip names.',
      }}
      bad={{
        example: (
          <Line>
            <Button icon={<Icon icon={Rocket} />}>Save</Button>
            <IconButton label="Extend" icon={<Icon icon={Zap} />} />
            <Muted>
              <Icon icon={Rocket} size={20} />
            </Muted>
          </Line>
        ),
        text: 'An icon that has to be guessed is worse than none.',
      }}
    />
  );
}

/** For Writing: the product's sentences, and how they do not sound. */
export function WritingDoDont(): ReactNode {
  return (
    <>
      <DoDont
        good={{
          example: (
            <Banner tone="danger" title="The monitors could not be loaded.">
              Nothing was changed.
            </Banner>
          ),
          text: 'An error says what failed and what was kept.',
        }}
        bad={{
          example: <Banner tone="danger" title="Something went wrong" />,
          text: '“Something” is no information.',
        }}
      />
      <DoDont
        good={{
          example: (
            <Line>
              <Button>Clear filters</Button>
              <Button variant="primary">Save access</Button>
            </Line>
          ),
          text: 'Buttons are verbs in sentence case, and say what they change.',
        }}
        bad={{
          example: (
            <Line>
              <Button>Filter Reset</Button>
              <Button variant="primary">Submit!</Button>
            </Line>
          ),
          text: 'Nouns, Title Case and exclamation marks make a button vague and loud.',
        }}
      />
      <DoDont
        good={{
          example: (
            <Column>
              <p>1,201 inputs added</p>
              <p>Renews December 24, 2026</p>
              <p>Sizes 36–50</p>
            </Column>
          ),
          text: 'Digits in groups of three, dates written out, ranges with a dash.',
        }}
        bad={{
          example: (
            <Column>
              <p>Successfully added 1201 input(s).</p>
              <p>Renews 24/12/26</p>
              <p>Sizes 36 - 50</p>
            </Column>
          ),
          text: 'Mixed forms make people stop and think.',
        }}
      />
    </>
  );
}
