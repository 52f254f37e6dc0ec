import { Badge, Button, FilterSegments, Icon } from '@dropdeck/design-system';
import { Check, ExternalLink, X } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, space, text } from '../../../packages/design-system/src/tokens';
import type { ChangeSummary } from '../api.ts';
import type { Decision } from '../decisions.ts';
import { componentTitle, type Group } from '../groups.ts';
import { Blink, Difference, SliderView, TwoUp } from './views';

const Root = styled.main`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: ${space[4]};
  min-width: 0;
  min-height: 0;
  padding: ${space[4]} ${space[6]} ${space[6]};

  ${media.narrow} {
    grid-template-rows: auto auto;
  }
  ${media.phone} {
    padding: ${space[4]};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
`;

const Title = styled.h2`
  ${text.heading}
  overflow-wrap: anywhere;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-top: ${space[1]};
`;

const Reason = styled.p`
  flex-basis: 100%;
  ${text.small}
  color: ${color.muted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

/** The views in the order of their keys, 1 to 4. */
export const views = [
  { id: 'two-up', label: 'Two-up' },
  { id: 'slider', label: 'Slider' },
  { id: 'blink', label: 'Blink' },
  { id: 'difference', label: 'Difference' },
] as const;

export type ViewId = (typeof views)[number]['id'];

const components: Readonly<Record<ViewId, ComponentType<{ change: ChangeSummary }>>> = {
  'two-up': TwoUp,
  slider: SliderView,
  blink: Blink,
  difference: Difference,
};

interface ViewerProps {
  change: ChangeSummary;
  group: Group;
  decision: Decision | undefined;
  view: ViewId;
  onViewChange: (view: ViewId) => void;
  onAccept: () => void;
  onReject: () => void;
  onOpenStory: () => void;
}

/** One change: what it is, its pictures in the chosen view, and the decision. */
export function Viewer(props: ViewerProps): ReactNode {
  const { change, group, decision, onAccept, onReject, onOpenStory } = props;
  const { component, story, theme, mode, origin, before, after } = change;
  // Only two versions can lie over one another.
  const isPair = before !== null && after !== null;
  const view = isPair ? props.view : 'two-up';
  const View = components[view];
  return (
    <Root>
      <Head>
        <div>
          <Title>{`${componentTitle(component)}: ${story.slice(component.length + 2).replaceAll('-', ' ')}`}</Title>
          <Facts>
            <Badge hasDot={false}>{theme}</Badge>
            {mode !== 'default' && <Badge hasDot={false}>{mode}</Badge>}
            <Badge hasDot={false} tone={origin === 'branch' ? 'highlight' : 'accent'}>
              {origin === 'branch' ? 'approved on this branch' : 'from the run'}
            </Badge>
            {decision !== undefined && (
              <Badge tone={decision === 'accepted' ? 'success' : 'danger'}>{decision}</Badge>
            )}
          </Facts>
        </div>
        <Actions>
          <Button variant="ghost" icon={<Icon icon={ExternalLink} />} onPress={onOpenStory}>
            Open story
          </Button>
          <Button icon={<Icon icon={X} />} onPress={onReject}>
            Reject
          </Button>
          <Button variant="primary" icon={<Icon icon={Check} />} onPress={onAccept}>
            Accept
          </Button>
        </Actions>
        <Reason>{group.reason}</Reason>
        {isPair && <FilterSegments label="View" options={views} value={view} onChange={props.onViewChange} />}
      </Head>
      <View key={change.name} change={change} />
    </Root>
  );
}
