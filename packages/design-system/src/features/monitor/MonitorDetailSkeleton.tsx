import type { ReactNode } from 'react';
import { FieldRoot } from '../../primitives/Field/fieldStyles';
import { Card, Skeleton, SkeletonGroup } from '../../primitives';
import { DataTable } from '../../patterns/DataTable/DataTable';
import type { RowAction, RowKey } from '../../patterns/DataTable/types';
import { Fields, SubSection, Sections, Side } from './detailStyles';
import { inputColumns, type InputRow } from './inputColumns';
import { t } from './text.en';
import { currentLocale, localized } from '@dropdeck/text';

const ignore = (): void => undefined;
const none: readonly InputRow[] = [];
const noKeys: ReadonlySet<RowKey> = new Set();
const noActions = (): RowAction[] => [];
const columns = localized(() =>
  inputColumns([], {
    locale: currentLocale(),
    onActiveChange: ignore,
    onEdit: ignore,
    errorOf: () => null,
    priceTextOf: String,
  }),
);

const fields = (count: number): ReactNode =>
  Array.from({ length: count }, (_, index) => (
    <FieldRoot key={index}>
      <Skeleton width="96px" />
      <Skeleton shape="block" height="36px" />
    </FieldRoot>
  ));

export function MonitorDetailSkeleton({ isDeveloper }: { isDeveloper: boolean }): ReactNode {
  return (
    <SkeletonGroup label={t('loading')}>
      <Sections>
        <Card heading={t('linksHeading')}>
          <SubSection>{fields(1)}</SubSection>
          <SubSection inert>
            <Skeleton shape="block" height="36px" />
            <DataTable
              label={t('inputs')}
              status="loading"
              rows={none}
              rowKey={({ id }) => id}
              columns={columns()}
              rowActions={noActions}
              actionCount={3}
              selectedKeys={noKeys}
              onSelectionChange={ignore}
              hasColumnMenu
              isBleeding
            />
          </SubSection>
        </Card>
        <Side>
          <Card heading={t('webhooksHeading')}>
            <Fields>{fields(2)}</Fields>
          </Card>
          <Card heading={t('detailsHeading')}>
            {isDeveloper ? <Fields>{fields(4)}</Fields> : <Skeleton shape="block" height="88px" />}
          </Card>
        </Side>
      </Sections>
    </SkeletonGroup>
  );
}
