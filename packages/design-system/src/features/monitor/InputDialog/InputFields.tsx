import { memo, useMemo, type ReactNode } from 'react';
import { Checkbox, InfoButton, Row, Select, TextField, type SelectOption } from '../../../primitives';
import { SizeRange } from '../../../patterns/SizeRange/SizeRange';
import { WebhookField } from '../../../patterns/WebhookField/WebhookField';
import { LinkField } from './LinkField';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';
import { useText } from '../../../lib/react/useLocale';
import styled from 'styled-components';
import { media, space } from '../../../tokens';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space[4]};
  align-items: start;

  > [data-span='4'] {
    grid-column: span 4;
  }
  > [data-span='2'] {
    grid-column: span 2;
  }
  > [data-span='6'] {
    grid-column: 1 / -1;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > [data-span] {
      grid-column: auto;
    }
  }
`;

/** Two lines on a wide page, three on a narrow one. */
const CompactRoot = styled.div`
  container-type: inline-size;
`;

const CompactGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  align-items: start;

  /* Align with the controls beside it, below the height of a label. */
  > [data-field='private'] {
    align-self: center;
    padding-top: ${space[6]};
  }
  @container (min-width: 600px) {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > [data-field='region'],
    > [data-field='price'] {
      grid-column: span 3;
    }
    > [data-field='sizes'],
    > [data-field='webhook'] {
      grid-column: span 5;
    }
    > [data-field='note'],
    > [data-field='private'] {
      grid-column: span 4;
    }
  }
`;

/** The fields of an input as typed (specification 3). */
export interface InputValues {
  link: string;
  /** 'from-to'. */
  sizeRange: string;
  specialWebhook: string;
  region: string;
  note: string;
  /** Empty means unset. */
  priceLimit: string;
  isPrivate: boolean;
}

/** Validation errors by field; each replaces the field's help. */
export interface InputErrors {
  link?: string | undefined;
  priceLimit?: string | undefined;
}

/** Warnings by field; they block nothing. */
export interface InputHints {
  /** How the link is read. */
  reading?: string | undefined;
  link?: string | undefined;
  specialWebhook?: string | undefined;
}

export interface RegionOption {
  region: string;
  label: string;
}

/**
 * The choices of a region field. The current region stays a choice when the monitor has no webhook for it any
 * more.
 */
export function useRegionChoices(regions: readonly RegionOption[], current: string): readonly SelectOption[] {
  const say = useText(t);
  return useMemo(() => {
    const known = regions.map(({ region, label }) => ({ id: region, label }));
    const isKnown = current === 'all' || regions.some(({ region }) => region === current);
    return [
      { id: 'all', label: say('allRegions') },
      ...known,
      ...(isKnown || current === '' ? [] : [{ id: current, label: current }]),
    ];
  }, [say, regions, current]);
}

const noErrors: InputErrors = {};
const noHints: InputHints = {};

export interface InputFieldsProps {
  values: InputValues;
  errors?: InputErrors | undefined;
  hints?: InputHints | undefined;
  onChange: (change: Partial<InputValues>) => void;
  regions: readonly RegionOption[];
  /** Purchases include private inputs: shows the checkbox. */
  hasPrivateInputs: boolean;
  /** All but the link, in as few lines as fit: the form of the monitor page has its own link. */
  isCompact?: boolean | undefined;
  /** Focuses the link, in a dialog. */
  autoFocus?: boolean | undefined;
  onCopyError?: (() => void) | undefined;
  /** Opens Find and replace with the special webhook. */
  onReplaceEverywhere?: ((webhook: string) => void) | undefined;
  /** Adds the link in spite of its hint. */
  onAddAnyway?: (() => void) | undefined;
  /** Takes several lines or cells of a spreadsheet that were pasted as the link; without it they become one text. */
  onManyPaste?: ((text: string) => void) | undefined;
}

/** The fields of an input, for adding and editing. */
export const InputFields = memo(function InputFields({
  values,
  errors = noErrors,
  hints = noHints,
  onChange,
  regions,
  hasPrivateInputs,
  isCompact = false,
  autoFocus = false,
  onCopyError,
  onReplaceEverywhere,
  onAddAnyway,
  onManyPaste,
}: InputFieldsProps): ReactNode {
  const { region } = values;
  const options = useRegionChoices(regions, region);
  const sizes = (
    <div data-field="sizes" data-span="6">
      <SizeRange
        label={t('sizeRange')}
        help="size-range"
        value={values.sizeRange}
        onChange={(sizeRange) => onChange({ sizeRange })}
      />
    </div>
  );
  const fields = (
    <>
      {!isCompact && (
        <div data-span="4">
          <LinkField
            values={values}
            errors={errors}
            hints={hints}
            onChange={onChange}
            onAddAnyway={onAddAnyway}
            onManyPaste={onManyPaste}
            autoFocus={autoFocus}
          />
        </div>
      )}
      <div data-field="region" data-span="2">
        <Select
          label={t('region')}
          options={options}
          value={region}
          onChange={(next) => onChange({ region: next })}
        />
      </div>
      {isCompact && sizes}
      <div data-field="note" data-span="4">
        <TextField
          label={t('note')}
          value={values.note}
          onChange={(note) => onChange({ note })}
          autoComplete="off"
        />
      </div>
      <div data-field="price" data-span="2">
        <TextField
          label={t('priceLimit')}
          value={values.priceLimit}
          onChange={(priceLimit) => onChange({ priceLimit })}
          placeholder={common('none')}
          prefix="€"
          inputMode="decimal"
          error={errors.priceLimit}
          autoComplete="off"
        />
      </div>
      <div data-field="webhook" data-span="6">
        <WebhookField
          label={t('specialWebhook')}
          value={values.specialWebhook}
          onChange={(specialWebhook) => onChange({ specialWebhook })}
          warning={hints.specialWebhook}
          description={isCompact ? undefined : t('specialWebhookText')}
          onCopyError={onCopyError}
          act={onReplaceEverywhere && { label: common('replaceEverywhere'), run: onReplaceEverywhere }}
        />
      </div>
      {!isCompact && sizes}
      {hasPrivateInputs && (
        <div data-field="private" data-span="6">
          <Row data-gap={4}>
            <Checkbox
              label={t('privateInput')}
              isSelected={values.isPrivate}
              onChange={(isPrivate) => onChange({ isPrivate })}
            />
            <InfoButton topic="private-input" />
          </Row>
        </div>
      )}
    </>
  );
  return isCompact ? (
    <CompactRoot>
      <CompactGrid>{fields}</CompactGrid>
    </CompactRoot>
  ) : (
    <Grid>{fields}</Grid>
  );
});
