import { format, isValid, parseISO } from 'date-fns';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';
import { UnsavedBar } from '../../patterns/UnsavedBar/UnsavedBar';
import { Banner } from '../../primitives/Banner/Banner';
import { Button } from '../../primitives/Button/Button';
import { Card } from '../../primitives/Card/Card';
import { SkeletonGroup } from '../../primitives/Skeleton/Skeleton';
import { media, space } from '../../tokens';
import { ColorSetting, ServersSetting, TextSetting, WebhookSetting } from './SettingsFields';
import { SettingsPreview } from './SettingsPreview';
import { CardSkeleton, PreviewSkeleton } from './SettingsSkeleton';
import type { SettingsField, SettingsFieldChange, SettingsValues } from './types';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Banners = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};

  &:not(:empty) {
    margin-bottom: ${space[6]};
  }
`;

const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) min(42%, 480px);
  align-items: start;
  gap: ${space[8]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[6]};
  }
`;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-width: 0;
`;

const Cards = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`;

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`;

const PreviewColumn = styled.aside`
  position: sticky;
  top: ${space[8]};
  min-width: 0;

  ${media.narrow} {
    position: static;
    order: -1;
    max-width: 600px;
  }
`;

/** Discord cuts names and footers beyond these lengths; they are shown and never enforced. */
const limits = { botName: 32, footerText: 2048 } as const;

const sections = {
  identity: { heading: 'Identity', description: 'How the bot and your group appear to your members.' },
  embed: { heading: 'Embeds', description: 'The frame of every message that the bot sends.' },
  servers: { heading: 'Servers', description: 'The bot works only in the servers of this list.' },
  webhook: { heading: 'Webhook', description: 'Where the bot writes to when it has news for you.' },
} as const;

export interface SettingsScreenProps {
  /** Every field as typed. */
  values: SettingsValues;
  /** What is odd about a field; said below it, blocks nothing. */
  hints: Partial<Record<SettingsField, string>>;
  /** The same for whitelisted servers, by id. */
  serverHints: Readonly<Record<string, string>>;
  isLoading: boolean;
  /** Something differs from what is saved. */
  isDirty: boolean;
  isSaving: boolean;
  /** The bot is being set up: the yellow banner of the specification's section 2. */
  isBotPending: boolean;
  /** Changes of an earlier visit that were not saved; `savedAt` is an ISO time. */
  draftOffer: { savedAt: string } | null;
  onRestoreDraft: () => void;
  onDismissDraft: () => void;
  onFieldChange: SettingsFieldChange;
  /** The text as typed; whether it is added is decided outside. */
  onServerAdd: (text: string) => void;
  onServerRemove: (id: string) => void;
  onSave: () => void;
  onDiscard: () => void;
  /** The browser refused to copy the webhook. */
  onCopyError: () => void;
}

function worded(savedAt: string): string {
  const time = parseISO(savedAt);
  return isValid(time) ? format(time, "d MMMM 'at' HH:mm") : savedAt;
}

function LoadingForm(): ReactNode {
  return (
    <Columns>
      <SkeletonGroup label="Loading settings">
        <Cards>
          <CardSkeleton
            {...sections.identity}
            fields={[
              { label: '68px', help: '38%' },
              { label: '104px', help: '52%' },
              { label: '96px', help: '46%' },
            ]}
          />
          <CardSkeleton
            {...sections.embed}
            fields={[
              { label: '76px', help: '40%' },
              { label: '100px', help: '48%' },
              { label: '84px', help: '34%' },
            ]}
          />
          <CardSkeleton {...sections.servers} fields={[{ label: '128px', help: '42%' }]} />
          <CardSkeleton {...sections.webhook} fields={[{ label: '136px', help: '56%' }]} />
        </Cards>
      </SkeletonGroup>
      <PreviewColumn aria-label="Preview">
        <PreviewSkeleton />
      </PreviewColumn>
    </Columns>
  );
}

/**
 * The bot's settings: a form, and what a message will look like beside it. Nothing that is typed is
 * refused (specification, section 5); hints say what looks odd.
 */
export function SettingsScreen({
  values,
  hints,
  serverHints,
  isLoading,
  isDirty,
  isSaving,
  isBotPending,
  draftOffer,
  onRestoreDraft,
  onDismissDraft,
  onFieldChange,
  onServerAdd,
  onServerRemove,
  onSave,
  onDiscard,
  onCopyError,
}: SettingsScreenProps): ReactNode {
  const of = (field: SettingsField) => ({
    field,
    value: values[field],
    warning: hints[field],
    onFieldChange,
  });

  return (
    <Root>
      <PageHeader title="Settings" description="Your bot’s name, its look in Discord, and where it works." />
      <Banners>
        {isBotPending && (
          <Banner tone="warning" title="Bot Setup in Progress">
            Your bot is being set up. You will receive a private message when it is done. You can still edit
            these settings; they will apply later.
          </Banner>
        )}
        {draftOffer !== null && (
          <Banner
            tone="info"
            title={`You have unsaved changes from ${worded(draftOffer.savedAt)}.`}
            isLive
            actions={
              <>
                <Button size="small" onPress={() => onRestoreDraft()}>
                  Restore
                </Button>
                <Button size="small" variant="ghost" onPress={() => onDismissDraft()}>
                  Discard
                </Button>
              </>
            }
          >
            Restore them to go on where you were. Webhooks are not kept.
          </Banner>
        )}
      </Banners>
      {isLoading ? (
        <LoadingForm />
      ) : (
        <Columns>
          <Form
            noValidate
            aria-label="Bot settings"
            onSubmit={(event) => {
              event.preventDefault();
              if (!isSaving) onSave();
            }}
          >
            <Card {...sections.identity}>
              <Fields>
                <TextSetting
                  {...of('botName')}
                  label="Bot Name"
                  limit={limits.botName}
                  description="Shown above every message."
                />
                <TextSetting
                  {...of('customerName')}
                  label="Customer Name"
                  description="Your name, or that of your group."
                />
                <TextSetting
                  {...of('imageUrl')}
                  label="Bot Image URL"
                  isUrl
                  placeholder="https://"
                  description="The bot’s avatar: a square picture."
                />
              </Fields>
            </Card>
            <Card {...sections.embed}>
              <Fields>
                <TextSetting
                  {...of('footerText')}
                  label="Footer Text"
                  limit={limits.footerText}
                  description="The last line of every embed."
                />
                <TextSetting
                  {...of('footerIcon')}
                  label="Footer Icon URL"
                  isUrl
                  placeholder="https://"
                  description="A small picture before the footer text."
                />
                <ColorSetting
                  {...of('hexColor')}
                  label="Embed Color"
                  description="The bar at the embed’s edge, as #RRGGBB."
                />
              </Fields>
            </Card>
            <Card {...sections.servers}>
              <ServersSetting
                servers={values.whitelistedServers}
                hints={serverHints}
                onAdd={onServerAdd}
                onRemove={onServerRemove}
              />
            </Card>
            <Card {...sections.webhook}>
              <WebhookSetting
                {...of('webhookUrl')}
                label="Discord Webhook URL"
                description="Keep it to yourself: whoever has it can write to the channel."
                onCopyError={onCopyError}
              />
            </Card>
            <UnsavedBar isDirty={isDirty} isSaving={isSaving} onDiscard={onDiscard} keepsSave />
          </Form>
          <PreviewColumn aria-label="Preview">
            <SettingsPreview
              botName={values.botName}
              customerName={values.customerName}
              imageUrl={values.imageUrl}
              footerText={values.footerText}
              footerIcon={values.footerIcon}
              hexColor={values.hexColor}
            />
          </PreviewColumn>
        </Columns>
      )}
    </Root>
  );
}
