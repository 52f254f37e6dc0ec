import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from '../../primitives/Stack/Stack';
import { Card } from '../../primitives/Card/Card';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { media, space } from '../../tokens';

const Field = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
`;

const Line = styled.div`
  height: 16px;
`;

const Preview = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};

  > :last-child {
    height: 312px;
  }
  ${media.narrow} {
    > :first-child {
      display: none;
    }
    > :last-child {
      height: 46px;
    }
  }
`;

const Control = styled.div`
  height: 36px;

  ${media.phone} {
    height: 44px;
  }
`;

/** The buttons that import and export the list. */
const ImportExport = styled(Control)`
  width: 36px;
`;

/** As tall as an empty list of servers. */
const List = styled.div`
  height: 38px;

  ${media.phone} {
    height: 54px;
  }
`;

/** A skeleton as tall as its card. */
export function CardSkeleton({
  fields,
  helped,
  hasList = false,
  ...card
}: {
  heading: string;
  description?: string;
  fields: number;
  /** How many of the fields, from the first, have a line of help or a counter below. */
  helped: number;
  hasList?: boolean;
}): ReactNode {
  return (
    <Card
      {...card}
      actions={
        hasList && (
          <ImportExport>
            <Skeleton shape="block" height="100%" />
          </ImportExport>
        )
      }
    >
      <Stack data-gap={5}>
        {Array.from({ length: fields }, (_, index) => (
          <Field key={index}>
            <Skeleton width={`${72 + 16 * index}px`} />
            <Control>
              <Skeleton shape="block" height="100%" />
            </Control>
            {index < helped && (
              <Line>
                <Skeleton width={`${38 + 6 * index}%`} />
              </Line>
            )}
          </Field>
        ))}
        {hasList && (
          <List>
            <Skeleton shape="block" height="100%" />
          </List>
        )}
      </Stack>
    </Card>
  );
}

export function PreviewSkeleton(): ReactNode {
  return (
    <Preview aria-label="Preview">
      <Skeleton width="84px" />
      <div>
        <Skeleton shape="block" height="100%" />
      </div>
    </Preview>
  );
}
