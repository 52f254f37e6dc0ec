import { ArrowLeft, ChartLine } from 'lucide-react';
import { memo, useDeferredValue, type ReactNode } from 'react';
import { useStable } from '../../internal/useStable';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';
import { UnreadableRows, type UnreadableRow } from '../../patterns/UnreadableRows/UnreadableRows';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { DetailsSection, type DetailsSectionProps } from './DetailsSection';
import { Back, Root } from './detailStyles';
import { LinksSection, type LinksSectionProps } from './LinksSection';
import { MonitorDetailSkeleton } from './MonitorDetailSkeleton';
import { WebhooksSection, type WebhooksSectionProps } from './WebhooksSection';

export interface MonitorDetailScreenProps {
  isLoading: boolean;
  /** Webhooks, examples, inputs and choices that could not be read: shown above the sections. */
  unreadable?: readonly UnreadableRow[] | undefined;
  /** The monitor's name; the page's heading. */
  name: string;
  /** The product's name. */
  category: string;
  /** Developers have the graph and the settings (specification, section 6). */
  isDeveloper: boolean;
  /** Back to the list, with its query string. */
  onBack: () => void;
  isGraphShown: boolean;
  onGraphToggle: () => void;
  /** In the place of the sections while it is shown. */
  graph?: ReactNode | null;
  webhooks: WebhooksSectionProps;
  details: DetailsSectionProps;
  links: LinksSectionProps;
}

type HeaderProps = Pick<
  MonitorDetailScreenProps,
  'isLoading' | 'name' | 'category' | 'isDeveloper' | 'onBack' | 'isGraphShown' | 'onGraphToggle'
>;

/** Apart from the sections: a key in one of them leaves it as it is. */
const Header = memo(function Header({
  isLoading,
  name,
  category,
  isDeveloper,
  onBack,
  isGraphShown,
  onGraphToggle,
}: HeaderProps): ReactNode {
  return (
    <>
      <Back>
        <Button variant="ghost" size="small" icon={<Icon icon={ArrowLeft} />} onPress={() => onBack()}>
          Back to Monitor List
        </Button>
      </Back>
      <PageHeader
        title={isLoading ? 'Monitor' : name}
        description={isLoading ? 'Loading…' : category}
        actions={
          isDeveloper &&
          !isLoading && (
            <Button
              icon={<Icon icon={ChartLine} />}
              aria-expanded={isGraphShown}
              onPress={() => onGraphToggle()}
            >
              {isGraphShown ? 'Hide Graph' : 'Show Graph'}
            </Button>
          )
        }
      />
    </>
  );
});

/** One monitor: its webhooks, its settings, and what it watches (specification, section 2). */
export function MonitorDetailScreen({
  isLoading: isLoadingNow,
  unreadable,
  name,
  category,
  isDeveloper,
  onBack,
  isGraphShown,
  onGraphToggle,
  graph = null,
  webhooks,
  details,
  links,
}: MonitorDetailScreenProps): ReactNode {
  const back = useStable(onBack);
  const toggleGraph = useStable(onGraphToggle);
  // The sections are much to draw: they are drawn in pieces, between which the page answers. What loads is
  // never put off: another monitor's sections would stand there without it.
  const isLoading = useDeferredValue(isLoadingNow) || isLoadingNow;
  const hasGraph = isDeveloper && isGraphShown && !isLoading;
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
      />
      {isLoading && <MonitorDetailSkeleton isDeveloper={isDeveloper} />}
      {hasGraph && graph}
      {!isLoading && !hasGraph && (
        <>
          <UnreadableRows rows={unreadable} />
          <WebhooksSection {...webhooks} />
          <DetailsSection {...details} />
          <LinksSection {...links} />
        </>
      )}
    </Root>
  );
}
