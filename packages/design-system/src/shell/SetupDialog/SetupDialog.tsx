import { Circle, CircleCheck, Hourglass, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Dialog, Icon, Link, ProgressBar, Text, VisuallyHidden } from '../../primitives';
import { color, radius, space, text } from '../../tokens';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

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

const icons: Record<SetupItem['state'], LucideIcon> = {
  done: CircleCheck,
  open: Circle,
  waiting: Hourglass,
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
  useLocale();
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      description={t('description')}
      footer={
        <>
          {done < steps.length && (
            <Button variant="ghost" onPress={() => onPutAwayChange(!isPutAway)}>
              {isPutAway ? t('showAgain') : t('putAway')}
            </Button>
          )}
          <Button onPress={onClose}>{common('close')}</Button>
        </>
      }
    >
      <ProgressBar
        label={done === steps.length ? t('allDone') : t('progress')}
        value={done}
        maxValue={steps.length}
        valueLabel={t('count', { done, total: steps.length })}
      />
      <List>
        {steps.map(({ id, label, text: sentence, state, href }) => (
          <Item key={id} data-state={state}>
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
                <Button size="small" aria-label={t('startStep', { label })} onPress={() => onGo(id)}>
                  {t('start')}
                </Button>
              ) : (
                <Link
                  href={href}
                  variant="secondary"
                  size="small"
                  aria-label={t('startStep', { label })}
                  onPress={() => onGo(id)}
                >
                  {t('start')}
                </Link>
              ))}
          </Item>
        ))}
      </List>
    </Dialog>
  );
}
