import { CreditCard } from 'lucide-react';
import type { ReactNode, CSSProperties } from 'react';
import styled from 'styled-components';
import {
  Avatar,
  Badge,
  Banner,
  Button,
  Card,
  EmptyState,
  Icon,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
  parseHexColor,
} from '../../primitives';
import { formatIsoDay, renewalStatus, type CustomerRenewal } from '../../patterns/Renewal/renewalTexts';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';
import { color, media, radius, space, text } from '../../tokens';
import { PurchaseList } from './PurchaseList';
import { t } from './text.en';
import { readableColor } from '../../tokens/contrast';
import { values } from '../../tokens/values';

const Root = styled.h2`
  ${text.page}
  color: ${color.text};
  overflow-wrap: anywhere;

  &[data-colored] {
    color: light-dark(var(--on-light), var(--on-dark));
  }
`;

/** The customer's color per theme, mixed with the text color until it has enough contrast. */
function shades(hexColor: string): CSSProperties | undefined {
  const hex = parseHexColor(hexColor);
  if (hex === null) return undefined;
  const { light, dark } = values;
  return {
    '--on-light': readableColor(hex, light.surface, light.text),
    '--on-dark': readableColor(hex, dark.surface, dark.text),
  } as CSSProperties;
}

/** The customer's name in the customer's color, readable in both themes. */
function CustomerName({ name, hexColor }: { name: string; hexColor: string }): ReactNode {
  const style = shades(hexColor);
  return (
    <Root
      data-secret
      translate="no"
      data-colored={style === undefined ? undefined : true}
      {...(style === undefined ? {} : { style })}
    >
      {name}
    </Root>
  );
}

export interface PaymentProfile {
  name: string;
  image: string;
  /** As typed; an invalid hex color leaves the name in the text color. */
  hexColor: string;
  renewal: CustomerRenewal;
  /** `null` omits the list. */
  monitors: readonly string[] | null;
  toolboxes: readonly string[] | null;
}

export interface PaymentScreenProps {
  /** `null` while it loads. */
  profile: PaymentProfile | null;
  isPortalOpening: boolean;
  /** Why the billing portal did not open. */
  portalError: string | null;
  onPortalOpen: () => void;
}

const Customer = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[5]};
  padding: ${space[6]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${media.phone} {
    gap: ${space[4]};
    padding: ${space[4]};

    & > button {
      width: 100%;
    }
  }
`;

const TextBlock = styled.div`
  flex: 1;
  min-width: min(200px, 60%);
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  flex: 1 0 100%;
  gap: ${space[4]} ${space[6]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.border};

  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    min-height: 24px;
    margin-top: 2px;
  }
`;

/** A fact of the subscription. */
function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <Text as="dt" data-size="small" data-tone="muted">
        {name}
      </Text>
      <dd>{children}</dd>
    </div>
  );
}

/** The state of the subscription (specification 4.4), and how many days it has or is over. */
function Status({ renewal }: { renewal: Exclude<CustomerRenewal, { state: 'unknown' }> }): ReactNode {
  const { tone, badge, line } = renewalStatus(renewal);
  return (
    <>
      <Badge tone={tone}>{badge}</Badge>
      {/* A browser that translates replaces text nodes, which React could not remove then. */}
      {renewal.state === 'overdue' && <span>{line}</span>}
      {renewal.state === 'active' && <span>{t('daysLeft', { days: renewal.days })}</span>}
    </>
  );
}

/** When the subscription renews: “Renews December 24, 2026” (specification 2.12), and how it is paid. */
function Subscription({ renewal }: { renewal: CustomerRenewal | null }): ReactNode {
  return (
    <Facts>
      <Fact name={t('renewal')}>
        {renewal === null && <Skeleton width="160px" />}
        {renewal?.state === 'unknown' && <span>{t('noRenewalDate')}</span>}
        {renewal !== null && renewal.state !== 'unknown' && (
          <span>{t('renews', { day: formatIsoDay(renewal.day) })}</span>
        )}
      </Fact>
      {renewal?.state !== 'unknown' && (
        <Fact name={t('status')}>
          {renewal === null ? <Skeleton width="120px" /> : <Status renewal={renewal} />}
        </Fact>
      )}
      <Fact name={t('billing')}>{t('billingText')}</Fact>
    </Facts>
  );
}

function Loading(): ReactNode {
  return (
    <SkeletonGroup label={t('loading')}>
      <Stack data-gap={5}>
        <Customer>
          <Skeleton shape="block" width="64px" height="64px" />
          <TextBlock>
            <Skeleton width="180px" height="32px" />
          </TextBlock>
          <Button variant="primary" icon={<Icon icon={CreditCard} />} isDisabled>
            {t('stripeInfo')}
          </Button>
          <Subscription renewal={null} />
        </Customer>
        <PurchaseList heading={t('purchasedMonitors')} description={t('monitorsInclude')} items={null} />
        <PurchaseList heading={t('purchasedToolbox')} description={t('toolboxesInclude')} items={null} />
      </Stack>
    </SkeletonGroup>
  );
}

/** Payment Information: who pays, until when, and for what (specification 2.12). */
export function PaymentScreen({
  profile,
  isPortalOpening,
  portalError,
  onPortalOpen,
}: PaymentScreenProps): ReactNode {
  return (
    <div>
      <PageHeader title={t('paymentInformation')} />
      {profile === null ? (
        <Loading />
      ) : (
        <Stack data-gap={5}>
          <Customer aria-label={t('subscription')}>
            <Avatar name={profile.name} src={profile.image} size={64} shape="rounded" />
            <TextBlock>
              <CustomerName
                name={profile.name === '' ? t('yourSubscription') : profile.name}
                hexColor={profile.hexColor}
              />
            </TextBlock>
            <Button
              variant="primary"
              icon={<Icon icon={CreditCard} />}
              isPending={isPortalOpening}
              onPress={onPortalOpen}
            >
              {t('stripeInfo')}
            </Button>
            {portalError !== null && (
              <div style={{ flex: '1 0 100%' }}>
                <Banner tone="danger" title={portalError} isLive />
              </div>
            )}
            <Subscription renewal={profile.renewal} />
          </Customer>
          {profile.monitors === null && profile.toolboxes === null ? (
            <Card heading={t('purchases')}>
              <EmptyState title={t('empty')} isCompact>
                {t('emptyDescription')}
              </EmptyState>
            </Card>
          ) : (
            <>
              {profile.monitors !== null && (
                <PurchaseList
                  heading={t('purchasedMonitors')}
                  description={t('monitorsInclude')}
                  items={profile.monitors}
                />
              )}
              {profile.toolboxes !== null && (
                <PurchaseList
                  heading={t('purchasedToolbox')}
                  description={t('toolboxesInclude')}
                  items={profile.toolboxes}
                />
              )}
            </>
          )}
        </Stack>
      )}
    </div>
  );
}
