import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Dialog, Link, Stack, Text } from '../../primitives';
import { formatDay } from '../../lib/format/formatDate';
import { color, space, text } from '../../tokens';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

/** Something that is new in the product. */
export interface NewsItem {
  id: string;
  /** A day: `2026-11-23`. */
  day: string;
  title: string;
  /** What a customer can do now, in one or two sentences. */
  text: string;
  /** A page of this app where it can be tried. */
  link?: { readonly label: string; readonly href: string } | undefined;
}

export interface NewsDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Newest first. */
  items: readonly NewsItem[];
}

const Title = styled.h3`
  margin-top: 2px;
  ${text.body}
  font-weight: 600;
`;

const Sentence = styled.p`
  margin-block: ${space[1]};
  color: ${color.muted};
`;

/** What is new in the product, from a file of the repository. */
export function NewsDialog({ isOpen, onClose, items }: NewsDialogProps): ReactNode {
  useLocale();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      footer={
        <Button variant="primary" onPress={onClose}>
          {common('close')}
        </Button>
      }
    >
      <Stack as="ol" data-gap={6}>
        {items.map(({ id, day, title, text: sentence, link }) => (
          <li key={id}>
            <Text as="time" data-size="caption" data-tone="muted" dateTime={day}>
              {formatDay(new Date(`${day}T12:00:00`))}
            </Text>
            <Title>{title}</Title>
            <Sentence>{sentence}</Sentence>
            {link && (
              <Link href={link.href} onPress={onClose}>
                {link.label}
              </Link>
            )}
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
