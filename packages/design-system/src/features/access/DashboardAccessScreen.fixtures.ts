import { images } from '../../../../../.storybook/kit/stories';
import type { AccessUser } from './DashboardAccessScreen';

export const users: readonly AccessUser[] = [
  { id: '201474683920318464', name: 'Ada Okafor', icon: images.ada, role: 'Owner' },
  { id: '310848622642069504', name: 'Grace Lindqvist', icon: images.grace, role: 'Admin' },
  { id: '398201554837405696', name: 'Jonas Keller', icon: null, role: 'Admin' },
  { id: '412770964531937280', name: 'Luca Bianchi', icon: null, role: 'N/A' },
];

export const crowded: readonly AccessUser[] = Array.from({ length: 40 }, (_, index) => ({
  id: String(201474683920318464n + BigInt(index)),
  name:
    index === 1
      ? 'Maximiliana Oberhauser-Vandenberghe of the Night Owl Release Monitoring Group'
      : `Member ${index + 1}`,
  icon: index % 3 === 0 ? images.ada : null,
  role: index < 2 ? 'Owner' : 'Admin',
}));
