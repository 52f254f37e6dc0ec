import { Circle, CircleCheck, Hourglass, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Dialog, Icon, Link, ProgressBar, Text, VisuallyHidden } from '../../primitives';
import { color, radius, space, text } from '../../tokens';

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

export interface SetupDialogProps {
  isOpen: boolean;
  onClose: () => void;
  steps: readonly SetupItem[];
  /** Called for an open step, in addition to following its link. */
  onGo: (id: string) => void;
  /** No page says how far the setup is. */
  isPutAway: boolean;
  onPutAwayChange: (isPutAway: boolean) => void;
}

const states: Record<SetupItem['state'], { icon: LucideIcon; label: string }> = {
  done: { icon: CircleCheck, label: 'Done' },
  open: { icon: Circle, label: 'Open' },
  waiting: { icon: Hourglass, label: 'In progress' },
};

const List = styled.ol`
  margin-top: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]} ${space[4]};

  & + & {
    border-top: 1px solid ${color.border};
  }
  > svg {
    align-self: start;
    margin-block: 2px;
    color: ${color.muted};
  }
  &[data-state='done'] > svg {
    color: ${color.success};
  }
`;

const Label = styled.p`
  ${text.body}
  font-weight: 500;

  [data-state='done'] & {
    color: ${color.muted};
  }
`;

/** What a customer still has to do until the bot posts, with a way to each place. */
export function SetupDialog({
  isOpen,
  onClose,
  steps,
  onGo,
  isPutAway,
  onPutAwayChange,
}: SetupDialogProps): ReactNode {
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Setup"
      description="What is left until releases arrive where you want them."
      footer={
        <>
          {done < steps.length && (
            <Button variant="ghost" onPress={() => onPutAwayChange(!isPutAway)}>
              {isPutAway ? 'Show on pages again' : 'Put away for later'}
            </Button>
          )}
          <Button onPress={onClose}>Close</Button>
        </>
      }
    >
      <ProgressBar
        label={done === steps.length ? 'Everything is done' : 'Steps done'}
        value={done}
        maxValue={steps.length}
        valueLabel={`${done} of ${steps.length}`}
      />
      <List>
        {steps.map(({ id, label, text: sentence, state, href }) => (
          <Item key={id} data-state={state}>
            <Icon icon={states[state].icon} />
            <div>
              <Label>
                <VisuallyHidden>{states[state].label}: </VisuallyHidden>
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
                <Button size="small" aria-label={`Start: ${label}`} onPress={() => onGo(id)}>
                  Start
                </Button>
              ) : (
                <Link
                  href={href}
                  variant="secondary"
                  size="small"
                  aria-label={`Start: ${label}`}
                  onPress={() => onGo(id)}
                >
                  Start
                </Link>
              ))}
          </Item>
        ))}
      </List>
    </Dialog>
  );
}
