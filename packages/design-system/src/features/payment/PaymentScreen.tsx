import { CreditCard, Check } from 'lucide-react';
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
  parseHexColor,
} from '../../primitives';
import { formatIsoDay, renewalStatus, type CustomerRenewal } from '../../patterns/Renewal/renewalTexts';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';
import { color, media, radius, space, text } from '../../tokens';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';
import { readableColor } from '../../tokens/contrast';
import { values } from '../../tokens/values';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 44px;
  padding: ${space[2]} ${space[6]};
  border-top: 1px solid ${color.border};
  color: ${color.text};
  ${text.body}
  overflow-wrap: anywhere;

  ${media.phone} {
    padding-inline: ${space[4]};
  }
  svg {
    color: ${color.success};
  }
`;

const Nothing = styled.p`
  padding: ${space[3]} ${space[6]} ${space[5]};
  border-top: 1px solid ${color.border};
  color: ${color.muted};

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;

/** `private inputs` → “Private Inputs”. */
const capitalize = (words: string): string =>
  words.replace(/(^|\s)(\S)/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** The purchases of one kind, with their count. */
function PurchaseList({ heading, items }: { heading: string; items: readonly string[] }): ReactNode {
  const labels = [...new Set(items)];
  return (
    <Card heading={heading} badge={<Badge hasDot={false}>{labels.length}</Badge>} padding="none">
      {labels.length === 0 ? (
        <Nothing>{t('nothingYet')}</Nothing>
      ) : (
        <List role="list">
          {labels.map((item) => (
            <Item key={item}>
              <Icon icon={Check} />
              {capitalize(item)}
            </Item>
          ))}
        </List>
      )}
    </Card>
  );
}

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

const Renewal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-height: 24px;
  margin-top: 2px;
  color: ${color.muted};
  ${text.body}
  font-variant-numeric: tabular-nums;
`;

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  align-items: start;
  gap: ${space[5]};
`;

/** “Renews December 24, 2026” (specification 2.12) with the state of the subscription (4.4). */
function Subscription({ renewal }: { renewal: CustomerRenewal }): ReactNode {
  if (renewal.state === 'unknown') return <Renewal>{t('noRenewalDate')}</Renewal>;
  const { tone, badge, line } = renewalStatus(renewal);
  return (
    <Renewal>
      <span>{t('renews', { day: formatIsoDay(renewal.day) })}</span>
      <Badge tone={tone}>{badge}</Badge>
      {renewal.state === 'overdue' && <span>{line}</span>}
    </Renewal>
  );
}

function Loading(): ReactNode {
  return (
    <SkeletonGroup label={t('loading')}>
      <Stack data-gap={5}>
        <Customer>
          <Skeleton shape="block" width="64px" height="64px" />
          <TextBlock>
            <Skeleton width="180px" height="28px" />
            <Renewal>
              <Skeleton width="160px" />
            </Renewal>
          </TextBlock>
          <Button variant="primary" icon={<Icon icon={CreditCard} />} isDisabled>
            {t('stripeInfo')}
          </Button>
        </Customer>
        <Lists>
          <Skeleton shape="block" height="180px" />
          <Skeleton shape="block" height="180px" />
        </Lists>
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
  useLocale();
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
              <Subscription renewal={profile.renewal} />
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
          </Customer>
          {profile.monitors === null && profile.toolboxes === null ? (
            <Card heading={t('purchases')}>
              <EmptyState title={t('empty')} isCompact>
                {t('emptyDescription')}
              </EmptyState>
            </Card>
          ) : (
            <Lists>
              {profile.monitors !== null && (
                <PurchaseList heading={t('purchasedMonitors')} items={profile.monitors} />
              )}
              {profile.toolboxes !== null && (
                <PurchaseList heading={t('purchasedToolbox')} items={profile.toolboxes} />
              )}
            </Lists>
          )}
        </Stack>
      )}
    </div>
  );
}
