import type { EmbedPreviewProps } from './EmbedPreview';

const drawing = (body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">${body}</svg>`)}`;

/** A bot's avatar, inline, so that stories need no network. */
export const avatarImage = drawing(
  '<rect width="80" height="80" fill="#0C7176"/><circle cx="40" cy="40" r="22" fill="#DDF3F3"/><path d="M40 24l14 28H26z" fill="#0C7176"/>',
);

export const footerImage = drawing(
  '<rect width="80" height="80" fill="#3845C9"/><rect x="20" y="20" width="40" height="40" rx="10" fill="#ECEEFF"/>',
);

export const productImage = drawing(
  '<rect width="80" height="80" fill="#DDE3EA"/><path d="M12 50c0-7 1-14 3-18 4 3 9 4 13 1l6-4c3 6 9 11 16 13l11 3c5 1 8 4 8 9v2H12z" fill="#3D4657"/><path d="M12 56h57v4a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3z" fill="#FFF"/>',
);

/** A URL whose response is no image. */
export const brokenImage = 'data:image/png;base64,AAAA';

export const message: EmbedPreviewProps = {
  botName: 'Night Owl Monitor',
  avatarUrl: avatarImage,
  time: 'Today at 14:02',
  color: '#3BB2B7',
  author: 'Night Owl Group',
  title: 'Runner 2 “Night Sky”',
  description: 'Back in stock',
  fields: [
    { name: 'Site', value: 'Example Store', isInline: true },
    { name: 'Price', value: '€129.99', isInline: true },
    { name: 'SKU', value: 'AB1234-001', isInline: true },
    { name: 'Sizes', value: '40 · 41 · 42.5 · 43 · 44', isInline: false },
  ],
  thumbnailUrl: productImage,
  footerText: 'Night Owl | v 1.4.0',
  footerIconUrl: footerImage,
};
