import type { Channel, CustomerRecord, Member, Product, Role } from '@dropdeck/domain/contract';
import type { Random } from '../random.ts';
import { DAY_MS } from '../backend.ts';
import { channelNames, firstNames, groupNames, lastNames, roles } from './catalogue.ts';

/** The path of a generated image. Apostrophes are encoded too, so that the URL is safe in any quotes. */
export const imagePath = (kind: 'person' | 'group' | 'footer', name: string): string =>
  `/sandbox/images/${kind}/${encodeURIComponent(name).replaceAll("'", '%27')}.svg`;

/** A random full name; from index 60 on it ends with the index. */
export function personName(random: Random, index: number): string {
  const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  return index < 60 ? name : `${name} ${index}`;
}

export const seedMembers = (random: Random, count: number): Member[] =>
  Array.from({ length: count }, (_, index) => {
    const name = personName(random, index);
    // Some members have no avatar, so that the dashboard falls back to their initials.
    return { id: random.digits(18), name, avatar: random.chance(0.15) ? null : imagePath('person', name) };
  });

export const seedRoles = (random: Random, count: number): Role[] =>
  Array.from({ length: count }, (_, index) => {
    const [name, color] = roles[index % roles.length] ?? roles[0];
    const round = Math.floor(index / roles.length);
    return { id: random.digits(18), name: round === 0 ? name : `${name} ${round + 1}`, color };
  });

export const seedChannels = (random: Random, count: number): Channel[] =>
  Array.from({ length: count }, (_, index) => {
    const name = channelNames[index % channelNames.length] ?? channelNames[0];
    const round = Math.floor(index / channelNames.length);
    return { id: random.digits(18), name: round === 0 ? name : `${name}-${round + 1}` };
  });

/** Days until the renewal of the first customers, so that every state of the screen occurs. */
const RENEWALS = [-9, -1, 0, 3, 7, 8, 19, 30, 31, 75] as const;

export function seedCustomers(
  random: Random,
  count: number,
  now: number,
  products: readonly Product[],
): CustomerRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const group = groupNames[index % groupNames.length] ?? groupNames[0];
    const round = Math.floor(index / groupNames.length);
    const name = round === 0 ? group : `${group} ${round + 1}`;
    const days = RENEWALS[index] ?? random.int(index % 9 === 0 ? -20 : 4, 120);
    return {
      customer_id: random.digits(18),
      name,
      image_url: random.chance(0.1) ? null : imagePath('group', name),
      next_renewal: new Date(now + days * DAY_MS).toISOString(),
      products: products.filter(({ id }) => id === 1 || random.chance(0.4)),
      // A key that the dashboard does not know and must send back unchanged.
      joined_with: random.pick(['invite', 'website', 'referral']),
    };
  });
}
