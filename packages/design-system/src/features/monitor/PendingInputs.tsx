import { RotateCw, X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Icon, IconButton, LiveText, Spinner, Switch, Text } from '../../primitives';
import { useLocale } from '../../lib/react/useLocale';
import { color, media, radius, space, text } from '../../tokens';
import { t as common } from '../../lib/common/text.en';
import { t as later } from './later/text.en';
import { t } from './text.en';

/** An input that is not saved yet. */
export interface PendingInput {
  key: number;
  item: { link: string; active?: boolean | null | undefined };
  phase: 'sending' | 'asking' | 'failed';
}

export interface PendingInputsProps {
  pending: readonly PendingInput[];
  onRetry: (key: number) => void;
  onRemove: (key: number) => void;
  onToggle: (key: number) => void;
}

const Root = styled.section`
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
`;

const Heading = styled.h3`
  padding: ${space[2]} ${space[3]};
  ${text.label}
  color: ${color.muted};
  border-bottom: 1px solid ${color.border};
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-height: 48px;
  padding-block: ${space[2]};
  padding-inline: ${space[3]} ${space[2]};

  & + & {
    border-top: 1px solid ${color.border};
  }
`;

const TextBlock = styled.div`
  flex: 1 1 200px;
  min-width: 0;
`;

const State = styled(LiveText)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  ${text.caption}
  color: ${color.muted};

  &[data-failed] {
    color: ${color.danger};
  }
`;

const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};

  ${media.phone} {
    flex: 1 0 100%;
    justify-content: flex-end;
  }
`;

/** Inputs that are being added, and those that failed, so that no draft is lost. */
export default memo(function PendingInputs({
  pending,
  onRetry,
  onRemove,
  onToggle,
}: PendingInputsProps): ReactNode {
  useLocale();
  if (pending.length === 0) return null;
  return (
    <Root aria-label={later('notSavedYet')}>
      <Heading>{later('pendingCount', { count: pending.length })}</Heading>
      <ul>
        {pending.map(({ key, item: { link, active }, phase }) => (
          <Item key={key}>
            <TextBlock>
              <Text data-size="small" data-long="ellipsis" data-mono data-secret translate="no" title={link}>
                {link}
              </Text>
              <div role="status">
                <State data-failed={phase === 'failed' || undefined}>
                  {phase === 'sending' && (
                    <>
                      <Spinner size={16} label={later('inProgress')} /> <span>{later('adding')}</span>
                    </>
                  )}
                  {phase === 'asking' && <span key="asking">{later('asking')}</span>}
                  {phase === 'failed' && <span key="failed">{later('notAdded')}</span>}
                </State>
              </div>
            </TextBlock>
            {phase === 'failed' && (
              <Buttons>
                <Switch
                  label={common('active')}
                  isSelected={active === true}
                  onChange={() => onToggle(key)}
                />
                <Button size="small" icon={<Icon icon={RotateCw} />} onPress={() => onRetry(key)}>
                  {common('retry')}
                </Button>
                <IconButton
                  size="small"
                  label={t('removeNamed', { name: link })}
                  icon={<Icon icon={X} />}
                  onPress={() => onRemove(key)}
                />
              </Buttons>
            )}
          </Item>
        ))}
      </ul>
    </Root>
  );
});
