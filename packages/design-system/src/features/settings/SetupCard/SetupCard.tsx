import { ChevronDown, Circle, CircleCheck, Hourglass, X, type LucideIcon } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Icon, IconButton, Link, PlainButton, Text, VisuallyHidden } from '../../../primitives';
import { color, controlHeight, focusRing, media, motion, radius, space, text } from '../../../tokens';
import { t } from './text.en';
import { useMedia } from '../../../lib/react/useMedia';

/** A step of the setup. */
export interface SetupItem {
  id: string;
  label: string;
  text: string;
  /** `waiting` for what the service does. */
  state: 'done' | 'open' | 'waiting';
  /** The page where it is done; without it the step is a button. */
  href?: string | undefined;
}

export interface SetupCardProps {
  steps: readonly SetupItem[];
  /** Called for an open step, in addition to following its link. */
  onGo: (id: string) => void;
  onHide: () => void;
}

const icons: Record<SetupItem['state'], LucideIcon> = {
  done: CircleCheck,
  open: Circle,
  waiting: Hourglass,
};

const Root = styled.section`
  margin-top: ${space[6]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};

  /* Below the title and the button that opens it. */
  ${media.narrow} {
    flex-basis: 100%;
    min-width: 0;
    margin-top: ${space[3]};
  }
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-block: ${space[3]};
  padding-inline: ${space[5]} ${space[3]};
  border-bottom: 1px solid ${color.border};

  > :last-child {
    margin-inline-start: auto;
  }
`;

const Toggle = styled(PlainButton)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${controlHeight.touch};
  margin-block: -${space[3]};
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.accentText};
  ${text.body}
  font-weight: 500;
  cursor: pointer;
  outline: none;

  &:focus-visible {
    ${focusRing}
  }
  svg {
    transition: transform ${motion.state};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-height: 44px;
  padding: ${space[2]} ${space[5]};

  & + & {
    border-top: 1px solid ${color.border};
  }
  > svg {
    color: ${color.muted};
  }
  &[data-state='done'] > svg {
    color: ${color.success};
  }
  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;

const Label = styled.p`
  ${text.body}
  font-weight: 500;

  [data-state='done'] & {
    color: ${color.muted};
    font-weight: 400;
  }
`;

const Footer = styled.footer`
  padding: ${space[1]} ${space[5]};
  border-top: 1px solid ${color.border};
  text-align: end;

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;

/**
 * What a customer still has to do until the bot posts, with a way to each place. In narrow windows the steps are folded
 * into a line beside the title of Settings.
 */
export function SetupCard({ steps, onGo, onHide }: SetupCardProps): ReactNode {
  const isNarrow = useMedia(media.narrow);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const count = { done: steps.filter(({ state }) => state === 'done').length, total: steps.length };
  const list = (
    <ol>
      {steps.map(({ id: step, label, text: sentence, state, href }) => (
        <Item key={step} data-state={state}>
          <Icon icon={icons[state]} />
          <div>
            <Label>
              <VisuallyHidden>{`${t(state)} `}</VisuallyHidden>
              {label}
            </Label>
            {state !== 'done' && (
              <Text data-size="small" data-tone="muted">
                {sentence}
              </Text>
            )}
          </div>
          {state === 'open' &&
            (href === undefined ? (
              <Button size="small" aria-label={t('startStep', { label })} onPress={() => onGo(step)}>
                {t('start')}
              </Button>
            ) : (
              <Link
                href={href}
                variant="secondary"
                size="small"
                aria-label={t('startStep', { label })}
                onPress={() => onGo(step)}
              >
                {t('start')}
              </Link>
            ))}
        </Item>
      ))}
    </ol>
  );
  if (isNarrow)
    return (
      <>
        <Toggle id={id} aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
          {t('progress', count)}
          <Icon icon={ChevronDown} />
        </Toggle>
        {isOpen && (
          <Root aria-labelledby={id}>
            {list}
            <Footer>
              <Button variant="ghost" size="small" edge="end" onPress={onHide}>
                {t('hide')}
              </Button>
            </Footer>
          </Root>
        )}
      </>
    );
  return (
    <Root aria-labelledby={id}>
      <Header>
        <Text as="h2" data-size="heading" id={id}>
          {t('title')}
        </Text>
        <Text as="span" data-size="small" data-tone="muted">
          {t('count', count)}
        </Text>
        <IconButton label={t('hide')} size="small" icon={<Icon icon={X} />} onPress={onHide} />
      </Header>
      {list}
    </Root>
  );
}
