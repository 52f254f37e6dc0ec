import { Fragment, type ReactNode } from 'react';

/**
 * A message with elements where its slots are, in the order of the language:
 * `fill(text('needs', { link: slot('link') }), { link: <Link …/> })`.
 */
export const fill = (message: string, elements: Readonly<Record<string, ReactNode>>): ReactNode =>
  message.split('\uE000').map((part, index) => (
    // Parts do not move while a message is shown.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{index % 2 === 1 ? elements[part] : part}</Fragment>
  ));
