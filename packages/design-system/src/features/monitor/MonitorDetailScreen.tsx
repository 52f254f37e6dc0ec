import { ArrowLeft, ChartLine, CopyPlus, Forward } from 'lucide-react';
import { isPending, type LoadStatus } from '../../loading/loadStatus';
import { memo, useRef, type ReactNode } from 'react';
import { Button, Icon, Text } from '../../primitives';
import { useLocale } from '../../lib/react/useLocale';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import { PageHeader, type PageAction } from '../../patterns/PageHeader/PageHeader';
import { UnreadableRows, type UnreadableRow } from '../../patterns/UnreadableRows/UnreadableRows';
import { DetailsSection, type DetailsSectionProps } from './DetailsSection';
import { Back, Root, Sections, Side } from './detailStyles';
import { InputQueueBar, LinksSection, type LinksSectionProps } from './LinksSection';
import { MonitorDetailSkeleton } from './MonitorDetailSkeleton';
import { StatusBadge } from '../../patterns/StatusBadge/StatusBadge';
import { SectionBar } from './SectionBar';
import { filledCountOf, type SectionHandle, type SectionName } from './sections';
import { WebhooksSection, type WebhooksSectionProps } from './WebhooksSection';
import { t } from './text.en';

/** The ref of the side column: makes it sticky while all of it fits into the viewport. */
function stickySide(side: HTMLElement | null): (() => void) | undefined {
  if (side === null) return undefined;
  const measure = (): void => {
    const top = Number.parseFloat(getComputedStyle(side).top) || 0;
    side.toggleAttribute('data-sticky', side.offsetHeight + 2 * top <= window.innerHeight);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(side);
  window.addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
  };
}

export interface MonitorDetailScreenProps {
  status: LoadStatus;
  /** Webhooks, examples, inputs and choices that could not be read, shown above the sections. */
  unreadable?: readonly UnreadableRow[] | undefined;
  name: string;
  /** The product's name. */
  category: string;
  /** The server's status text; omitted when unknown. */
  monitorStatus?: string | null | undefined;
  /** Developers see the graph and the settings (specification 6.2). */
  isDeveloper: boolean;
  /** Back to the list, with its query string. */
  onBack: () => void;
  isGraphShown: boolean;
  onGraphToggle: () => void;
  /** Copies what the monitor has to others. */
  onCopyTo: () => void;
  /** Makes a copy of the monitor; for developers. */
  onClone: () => void;
  /** Replaces the sections while it is shown. */
  graph?: ReactNode | null;
  /** The collapsed sections. */
  collapsed: readonly SectionName[];
  onCollapsedChange: (change: { section: SectionName; isCollapsed: boolean }) => void;
  webhooks: WebhooksSectionProps;
  details: DetailsSectionProps;
  links: LinksSectionProps;
}

type HeaderProps = Pick<
  MonitorDetailScreenProps,
  | 'name'
  | 'category'
  | 'monitorStatus'
  | 'isDeveloper'
  | 'onBack'
  | 'isGraphShown'
  | 'onGraphToggle'
  | 'onCopyTo'
  | 'onClone'
> & { isLoading: boolean };

/** Memoized: typing in a section does not render the header. */
const Header = memo(function Header({
  isLoading,
  name,
  category,
  monitorStatus,
  isDeveloper,
  onBack,
  isGraphShown,
  onGraphToggle,
  onCopyTo,
  onClone,
}: HeaderProps): ReactNode {
  useLocale();
  const actions: PageAction[] = [
    ...(isDeveloper
      ? [
          {
            id: 'graph',
            label: isGraphShown ? t('hideGraph') : t('showGraph'),
            icon: <Icon icon={ChartLine} />,
            onPress: onGraphToggle,
            isExpanded: isGraphShown,
          },
        ]
      : []),
    ...(isDeveloper ? [{ label: t('clone'), icon: <Icon icon={CopyPlus} />, onPress: onClone }] : []),
    { label: t('copyToOthers'), icon: <Icon icon={Forward} />, onPress: onCopyTo },
  ];
  return (
    <>
      <Back>
        <Button variant="ghost" size="small" edge="start" icon={<Icon icon={ArrowLeft} />} onPress={onBack}>
          {t('backToList')}
        </Button>
      </Back>
      <PageHeader
        title={isLoading ? t('title') : name}
        isTitleSecret
        tag={
          !isLoading && (
            <>
              <Text as="span" data-tone="muted" data-long="anywhere">
                {category}
              </Text>
              {monitorStatus && <StatusBadge status={monitorStatus} />}
            </>
          )
        }
        secondary={isLoading ? undefined : actions}
      />
    </>
  );
});

/** One monitor: its inputs, webhooks and settings (specification 2.9). */
export function MonitorDetailScreen({
  status,
  unreadable,
  name,
  category,
  monitorStatus,
  isDeveloper,
  onBack,
  isGraphShown,
  onGraphToggle,
  onCopyTo,
  onClone,
  graph = null,
  collapsed,
  onCollapsedChange,
  webhooks,
  details,
  links,
}: MonitorDetailScreenProps): ReactNode {
  const isLoading = isPending(status);
  const back = useLatestCallback(onBack);
  const toggleGraph = useLatestCallback(onGraphToggle);
  const copyTo = useLatestCallback(onCopyTo);
  const clone = useLatestCallback(onClone);
  const collapse = (section: SectionName) => (isCollapsed: boolean) =>
    onCollapsedChange({ section, isCollapsed });
  const onSectionCollapsed = {
    links: useLatestCallback(collapse('links')),
    webhooks: useLatestCallback(collapse('webhooks')),
    details: useLatestCallback(collapse('details')),
  };
  const linksRef = useRef<SectionHandle>(null);
  const webhooksRef = useRef<SectionHandle>(null);
  const detailsRef = useRef<SectionHandle>(null);
  const goTo = (section: SectionName): void => {
    if (collapsed.includes(section)) onCollapsedChange({ section, isCollapsed: false });
    ({ links: linksRef, webhooks: webhooksRef, details: detailsRef })[section].current?.show();
  };
  const hasGraph = isDeveloper && isGraphShown && !isLoading;
  const { queue, ...inputs } = links;
  return (
    <Root>
      <Header
        isLoading={isLoading}
        name={name}
        category={category}
        isDeveloper={isDeveloper}
        onBack={back}
        isGraphShown={isGraphShown}
        onGraphToggle={toggleGraph}
        onCopyTo={copyTo}
        onClone={clone}
        monitorStatus={monitorStatus}
      />
      {hasGraph && graph}
      {!hasGraph && (
        <>
          {!isLoading && <UnreadableRows rows={unreadable} />}
          {/* Another one, and without names until there are counts beside them: nothing moves. */}
          <SectionBar
            key={isLoading ? 'loading' : 'loaded'}
            sections={
              isLoading
                ? []
                : [
                    {
                      name: 'links',
                      label: t('inputs'),
                      count: t('countOf', { count: links.activeCount, total: links.total }),
                    },
                    {
                      name: 'webhooks',
                      label: t('webhooks'),
                      count: t('countOf', filledCountOf(webhooks.webhooks)),
                    },
                    { name: 'details', label: t('details') },
                  ]
            }
            onGo={goTo}
          />
        </>
      )}
      {isLoading && <MonitorDetailSkeleton isDeveloper={isDeveloper} collapsed={collapsed} />}
      {!isLoading && !hasGraph && (
        <>
          <Sections>
            <LinksSection
              {...inputs}
              handle={linksRef}
              isCollapsed={collapsed.includes('links')}
              onCollapsedChange={onSectionCollapsed.links}
            />
            <Side ref={stickySide}>
              <WebhooksSection
                {...webhooks}
                handle={webhooksRef}
                isCollapsed={collapsed.includes('webhooks')}
                onCollapsedChange={onSectionCollapsed.webhooks}
              />
              <DetailsSection
                {...details}
                handle={detailsRef}
                isCollapsed={collapsed.includes('details')}
                onCollapsedChange={onSectionCollapsed.details}
              />
            </Side>
          </Sections>
          <InputQueueBar {...queue} />
        </>
      )}
    </Root>
  );
}
