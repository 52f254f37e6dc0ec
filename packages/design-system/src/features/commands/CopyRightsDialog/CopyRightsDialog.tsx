import { useMemo, type ReactNode } from 'react';
import { t as common } from '../../../lib/common/text.en';
import type { LoadStatus } from '../../../loading/loadStatus';
import { Plan, PlanActions } from '../../../patterns/Plan/Plan';
import type { PlanProps } from '../../../patterns/Plan/types';
import { Banner, Button, Dialog, Select, Stack } from '../../../primitives';
import type { CommandsScreenProps } from '../CommandsScreen';
import type { PermissionTarget } from '../PermissionDialog/types';
import { t as commands } from '../text.en';
import { t } from './text.en';

export interface CopyRightsDialogProps {
  /** Of the server with the other role. */
  status: LoadStatus;
  servers: CommandsScreenProps['servers'];
  serverId: string | null;
  roles: {
    /** The roles of the server that the page shows, and of the other one. Keep the arrays stable. */
    readonly sources: readonly PermissionTarget[];
    readonly targets: readonly PermissionTarget[];
    readonly from: PermissionTarget | undefined;
    readonly to: PermissionTarget | undefined;
    readonly isSameServer: boolean;
  };
  plan: Omit<PlanProps, 'onClose' | 'closeLabel'>;
  onChoose: (role: { from: string } | { to: string }) => void;
  onServerChange: (id: string) => void;
  onRetry: () => void;
  onClose: () => void;
}

const optionsOf = (named: ReadonlyArray<{ readonly id: string; readonly name: string }>) =>
  named.map(({ id, name }) => ({ id, label: name }));

/** Copies what a role may use to another role, here or on another server: the roles, a plan, and its job. */
export function CopyRightsDialog(props: CopyRightsDialogProps): ReactNode {
  const { status, servers, roles, plan, onChoose, onRetry, onClose } = props;
  const { sources, targets, from, to, isSameServer } = roles;
  const fromOptions = useMemo(() => optionsOf(sources), [sources]);
  const toOptions = useMemo(() => optionsOf(targets), [targets]);
  const isUnmatched = status === 'ready' && from !== undefined && to === undefined && !isSameServer;
  const isChosen = status === 'ready' && from !== undefined && to !== undefined;
  const select = { isSecret: true, placeholder: status === 'loading' ? common('loading') : t('selectRole') };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={commands('copyRights')}
      description={t('description')}
      isDismissable={false}
      isLocked={plan.progress !== null}
      footer={
        isChosen ? (
          <PlanActions {...plan} onClose={onClose} />
        ) : (
          <Button variant="ghost" onPress={onClose}>
            {common('cancel')}
          </Button>
        )
      }
    >
      <Stack data-gap={5}>
        {plan.progress === null && plan.result === null && (
          <>
            <Select
              {...select}
              label={t('from')}
              options={fromOptions}
              value={from?.id ?? null}
              onChange={(id) => onChoose({ from: id })}
              isDisabled={sources.length === 0}
            />
            <Select
              label={t('server')}
              isSecret
              options={optionsOf(servers)}
              value={props.serverId}
              onChange={props.onServerChange}
              isDisabled={sources.length === 0}
            />
            <Select
              {...select}
              label={t('to')}
              description={isUnmatched && <span data-secret>{t('unmatched', from)}</span>}
              options={toOptions}
              value={to?.id ?? null}
              onChange={(id) => onChoose({ to: id })}
              isDisabled={targets.length === 0}
            />
            {status === 'failed' && <Banner tone="danger" title={t('loadFailed')} isLive onRetry={onRetry} />}
          </>
        )}
        {isChosen && <Plan {...plan} />}
      </Stack>
    </Dialog>
  );
}
