import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A message with elements where its slots are, in the order of the language:
 * `fill(t('needs', { link: slot('link') }), { link: <Link …/> })`.
 */
export const fill = (message: string, elements: Readonly<Record<string, ReactNode>>): ReactNode =>
  createElement(
    Fragment,
    null,
    ...message.split('\uE000').map((part, index) => (index % 2 === 1 ? elements[part] : part)),
  );
