import { currentLocale, localized } from '@dropdeck/text';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FieldFrame } from '../Field/Field';
import { controlFrame, FieldRoot } from '../Field/fieldStyles';
import { languageOf } from '../../lib/format/language';
import { LazyControl, createLazyComponent } from '../../loading/lazy';
import { color, space } from '../../tokens';
import { Icon } from '../Icon/Icon';
import type { DatePickerProps } from './DatePickerField';

export type { DatePickerProps };

const field = createLazyComponent<DatePickerProps>(() => import('./DatePickerField'));

const Frame = styled.div`
  ${controlFrame}
  justify-content: space-between;
  padding-block: 0;
  padding-inline: ${space[3]} 10px;
  color: ${color.muted};
`;

const numericDate = localized(
  () =>
    new Intl.DateTimeFormat(languageOf(navigator, currentLocale()), {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZone: 'UTC',
    }),
);

function formatDate(day: string | null): string {
  const time = new Date(`${day ?? ''}T00:00:00Z`);
  return Number.isNaN(time.getTime()) ? '' : numericDate().format(time);
}

/** A date, typed segment by segment or picked. No time, no time zone. */
export function DatePicker(props: DatePickerProps): ReactNode {
  return (
    <LazyControl
      component={field}
      props={props}
      fallback={
        <FieldRoot aria-busy="true">
          <FieldFrame {...props}>
            <Frame>
              {formatDate(props.value)}
              <Icon icon={CalendarDays} />
            </Frame>
          </FieldFrame>
        </FieldRoot>
      }
    />
  );
}
