import type { ReactNode } from 'react';
import { FieldRoot } from '../../primitives/Field/fieldStyles';
import { useMedia } from '../../lib/react/useMedia';
import { Skeleton, SkeletonGroup, Stack } from '../../primitives';
import { media } from '../../tokens';
import { DataTable } from '../../patterns/DataTable/DataTable';
import type { Column, RowAction, RowKey } from '../../patterns/DataTable/types';
import { Fields, SubSection, Sections, Side } from './detailStyles';
import { inputColumns, type InputRow } from './inputColumns';
import { Section } from './Section';
import type { SectionName } from './sections';
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

/** On a phone, order and columns are chosen in the sheet of the filters. */
const unsorted = ({ sortValue: _, ...column }: Column<InputRow>): Column<InputRow> => column;

const fields = (count: number): ReactNode =>
  Array.from({ length: count }, (_, index) => (
    <FieldRoot key={index}>
      <Skeleton width="96px" />
      <Skeleton shape="field" />
    </FieldRoot>
  ));

/** The page's sections, with what is known of them; those that are collapsed stay so. */
export function MonitorDetailSkeleton({
  isDeveloper,
  collapsed,
}: {
  isDeveloper: boolean;
  collapsed: readonly SectionName[];
}): ReactNode {
  const isPhone = useMedia(media.phone);
  const collapse = (section: SectionName) => ({
    handle: null,
    isCollapsed: collapsed.includes(section),
    onCollapsedChange: ignore,
  });
  const own = <Skeleton width="200px" />;
  return (
    <SkeletonGroup label={t('loading')}>
      <Sections inert>
        <Section
          {...collapse('links')}
          heading={t('linksHeading')}
          actions={isPhone ? <Skeleton shape="field" width="44px" /> : own}
        >
          <SubSection data-tight={isPhone ? '' : undefined}>{isPhone ? own : fields(1)}</SubSection>
          <SubSection data-tight={isPhone ? '' : undefined}>
            <Skeleton shape="field" />
            <DataTable
              label={t('inputs')}
              status="loading"
              rows={none}
              rowKey={({ id }) => id}
              columns={isPhone ? columns().map(unsorted) : columns()}
              rowActions={noActions}
              actionCount={3}
              selectedKeys={noKeys}
              onSelectionChange={ignore}
              hasColumnMenu={!isPhone}
              isBleeding
            />
          </SubSection>
        </Section>
        <Side>
          <Section {...collapse('webhooks')} heading={t('webhooksHeading')} description={t('webhooksText')}>
            <Fields>{fields(2)}</Fields>
          </Section>
          <Section
            {...collapse('details')}
            heading={t('detailsHeading')}
            description={isDeveloper ? t('detailsText') : undefined}
            actions={isDeveloper && <Skeleton shape="field" width="120px" />}
          >
            {isDeveloper && (
              <SubSection>
                <Fields>{fields(4)}</Fields>
              </SubSection>
            )}
            <SubSection>
              <div>
                <Skeleton width="112px" />
                <Skeleton width="168px" />
              </div>
              {isDeveloper && fields(1)}
              <Stack data-gap={2}>
                {['1', '2', '3'].map((key) => (
                  <Skeleton key={key} shape="field" />
                ))}
              </Stack>
            </SubSection>
          </Section>
        </Side>
      </Sections>
    </SkeletonGroup>
  );
}
