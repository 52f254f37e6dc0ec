import type { ReactNode } from 'react';

export default function News(): ReactNode {
  return null;
}
