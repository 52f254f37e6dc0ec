import type { NavigationUser } from './navigation';

const avatar = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#DDF3F3"/><circle cx="20" cy="16" r="7" fill="#0C7176"/><path d="M6 40a14 14 0 0 1 28 0z" fill="#0C7176"/></svg>',
)}`;

export const user: NavigationUser = { name: 'mira.keller', image: avatar };

export const longNamedUser: NavigationUser = {
  name: 'Maximiliane-Charlotte von Hohenstein-Wittgenberg (Night Owl)',
};
