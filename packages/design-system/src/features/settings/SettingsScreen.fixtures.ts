import type { SettingsScreenProps } from './SettingsScreen';
import type { SettingsValues } from './types';

const drawing = (body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">${body}</svg>`)}`;

export const values: SettingsValues = {
  botName: 'Night Owl Monitor',
  customerName: 'Night Owl Group',
  imageUrl: drawing(
    '<rect width="80" height="80" fill="#0C7176"/><circle cx="40" cy="40" r="22" fill="#DDF3F3"/><path d="M40 24l14 28H26z" fill="#0C7176"/>',
  ),
  footerText: 'Night Owl | v 1.4.0',
  footerIcon: drawing(
    '<rect width="80" height="80" fill="#3845C9"/><rect x="20" y="20" width="40" height="40" rx="10" fill="#ECEEFF"/>',
  ),
  hexColor: '#3BB2B7',
  webhookUrl: 'https://discord.com/api/webhooks/112233445566778899/not-a-real-token_0123456789',
  whitelistedServers: ['845126790034284571', '917344560198205520', '1024518833670926336'],
};

export const emptyValues: SettingsValues = {
  botName: '',
  customerName: '',
  imageUrl: '',
  footerText: '',
  footerIcon: '',
  hexColor: '',
  webhookUrl: '',
  whitelistedServers: [],
};

export const crowdedValues: SettingsValues = {
  botName: 'TheLongestBotNameThatAnyoneEverTypedWithoutASpaceInIt',
  customerName: 'A Group With A Very Long Name That Goes On And On Until The Line Is Full And Then Some',
  imageUrl: `https://images.example.com/${'a-long-path/'.repeat(12)}avatar.png`,
  footerText: 'Night Owl | v 1.4.0 | '.repeat(100),
  footerIcon: `https://images.example.com/${'a-long-path/'.repeat(12)}icon.png`,
  hexColor: '#1c2a97',
  webhookUrl: `https://discord.com/api/webhooks/112233445566778899/${'x'.repeat(120)}`,
  whitelistedServers: Array.from({ length: 60 }, (_, index) => String(845126790034284500n + BigInt(index))),
};

export const oddValues: SettingsValues = {
  botName:
    'Night Owl Monitor that watches every shop there is, and has a name that is longer than Discord takes',
  customerName: 'Night Owl Group',
  imageUrl: 'avatar.png',
  footerText: 'Night Owl | v 1.4.0',
  footerIcon: 'ftp://images.example.com/icon.png',
  hexColor: 'teal-ish',
  webhookUrl: 'https://example.com/hook',
  whitelistedServers: ['845126790034284571', 'my-server'],
};

export const oddHints: SettingsScreenProps['hints'] = {
  imageUrl: 'This does not look like a web address. It should begin with https://',
  footerIcon: 'This does not look like a web address. It should begin with https://',
  hexColor: 'This is not a hex color such as #3BB2B7.',
  webhookUrl:
    'This does not look like a Discord webhook. It should look like https://discord.com/api/webhooks/…',
};

export const oddServerHints: SettingsScreenProps['serverHints'] = {
  'my-server': 'A server ID has 17 to 20 digits. Please check this one.',
};
