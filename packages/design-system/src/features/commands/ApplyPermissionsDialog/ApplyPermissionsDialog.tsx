import { localized } from '@dropdeck/text';
import { Check, CircleAlert, CircleDashed, CircleSlash } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import {
  Button,
  Dialog,
  Icon,
  ListLine,
  MultiSelect,
  ProgressBar,
  Select,
  Spinner,
  Stack,
  Text,
} from '../../../primitives';
import { useLastNonNull } from '../../../lib/react/useLastNonNull';
import { VirtualList } from '../../../patterns/VirtualList/VirtualList';
import { color, text } from '../../../tokens';
import { PreviewList } from '../../../patterns/BulkChangeDialog/PreviewList';
import type { ChangePreview } from '../../../patterns/BulkChangeDialog/types';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

/** The result for one command. */
export interface ApplyResultRow {
  readonly id: string;
  readonly name: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'stopped';
  readonly error?: string | undefined;
}

interface NamedCommand {
  readonly id: string;
  readonly name: string;
}

export interface ApplyPermissionsState {
  /** Null until the command to copy from is chosen. */
  readonly commandName: string | null;
  /** The commands with overrides, when the one to copy from is chosen here. */
  readonly sources?: readonly NamedCommand[] | undefined;
  readonly sourceId?: string | null | undefined;
  readonly overrideCount: number;
  /** The commands to choose from. Keep the array stable. */
  readonly commands: readonly NamedCommand[];
  readonly chosenIds: ReadonlySet<string>;
  /** Empty before the start. */
  readonly results: readonly ApplyResultRow[];
  readonly isRunning: boolean;
  /** What it does to each chosen command; null until a source and targets are chosen. */
  readonly preview: ChangePreview | null;
}

export interface ApplyPermissionsDialogProps {
  /** Null while closed. */
  state: ApplyPermissionsState | null;
  onChoose: (ids: ReadonlySet<string>) => void;
  onSourceChange: (id: string) => void;
  /** Starts, or retries the commands that did not succeed. */
  onApply: () => void;
  onStop: () => void;
  onClose: () => void;
}

const Outcome = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 60%;
  ${text.caption}
  font-weight: 500;
  color: ${color.muted};

  &[data-state='done'] {
    color: ${color.success};
  }
  &[data-state='failed'] {
    color: ${color.danger};
  }
`;

const stateLabels = localized(
  () =>
    ({
      waiting: t('stateWaiting'),
      running: t('stateRunning'),
      done: t('stateDone'),
      stopped: t('stateStopped'),
    }) as const,
);
const icons = { waiting: CircleDashed, done: Check, failed: CircleAlert, stopped: CircleSlash } as const;

const optionsOf = (commands: readonly NamedCommand[] = []) =>
  commands.map(({ id, name }) => ({ id, label: name }));

/** Copies one command's overrides to others, and reports the result of each. */
export function ApplyPermissionsDialog({
  state,
  onChoose,
  onSourceChange,
  onApply,
  onStop,
  onClose,
}: ApplyPermissionsDialogProps): ReactNode {
  const shown = useLastNonNull(state);
  const commands = shown?.commands;
  const sources = shown?.sources;
  const options = useMemo(() => optionsOf(commands), [commands]);
  const sourceOptions = useMemo(() => optionsOf(sources), [sources]);
  if (shown === null) return null;
  const { commandName, overrideCount, chosenIds, results, isRunning } = shown;
  const answered = results.filter((row) => row.state === 'done' || row.state === 'failed').length;
  const isStarted = results.length > 0;
  const count = shown.preview?.count ?? chosenIds.size;
  const left = results.filter((row) => row.state !== 'done').length;

  const footer = isRunning ? (
    <Button onPress={onStop}>{common('stop')}</Button>
  ) : isStarted ? (
    <>
      {left > 0 && <Button onPress={onApply}>{t('retry', { count: left })}</Button>}
      <Button variant="primary" onPress={onClose}>
        {common('done')}
      </Button>
    </>
  ) : (
    <>
      <Button variant="ghost" onPress={onClose}>
        {common('cancel')}
      </Button>
      <Button variant="primary" isDisabled={count === 0 || commandName === null} onPress={onApply}>
        {count === 0 ? common('apply') : t('applyTo', { count })}
      </Button>
    </>
  );

  return (
    <Dialog
      isOpen={state !== null}
      onClose={onClose}
      title={commandName === null ? t('title') : t('titleOf', { name: commandName })}
      description={commandName === null ? t('copies') : t('copiesCount', { count: overrideCount })}
      isDismissable={!isStarted}
      isLocked={isRunning}
      footer={footer}
    >
      <Stack data-gap={4} style={{ minHeight: 'min(360px, 50dvh)' }}>
        {isStarted ? (
          <>
            <ProgressBar
              label={isRunning ? t('running') : left === 0 ? t('allApplied') : t('finished')}
              value={answered}
              maxValue={results.length}
              valueLabel={t('answeredOf', { answered, count: results.length })}
              tone={isRunning ? 'accent' : left === 0 ? 'success' : 'warning'}
            />
            <VirtualList
              label={t('results')}
              rows={results}
              keyOf={({ id }) => id}
              rowSize={44}
              maxHeight={8 * 44}
              isStatic
              render={(row) => (
                <ListLine data-gap={3}>
                  <Text as="span" data-long="ellipsis" data-grows>
                    {row.name}
                  </Text>
                  <Outcome data-state={row.state}>
                    {row.state === 'running' ? (
                      <Spinner size={16} label={t('inProgress')} />
                    ) : (
                      <Icon icon={icons[row.state]} />
                    )}
                    <span>
                      {row.state === 'failed' ? (row.error ?? common('failed')) : stateLabels()[row.state]}
                    </span>
                  </Outcome>
                </ListLine>
              )}
            />
          </>
        ) : (
          <>
            {sources && (
              <Select
                label={t('copyFrom')}
                options={sourceOptions}
                value={shown.sourceId ?? null}
                onChange={onSourceChange}
                placeholder={sources.length === 0 ? t('noOverrides') : t('selectCommand')}
                isDisabled={sources.length === 0}
              />
            )}
            <MultiSelect
              label={t('commands')}
              options={options}
              selectedKeys={chosenIds}
              onChange={onChoose}
              placeholder={t('search')}
              emptyText={t('noCommands')}
            />
            {shown.preview !== null && <PreviewList preview={shown.preview} noun="commands" verb="change" />}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
