import { values } from '../../tokens/values';

/** The placeholder for a missing logo: the product's mark on its brand color. */
export const defaultLogo = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${values.light.accent}"/><g transform="translate(8 8)" fill="#FFF"><path opacity=".55" d="M10.42 7A5 5 0 0 1 15 4h8a5 5 0 0 1 5 5v8a5 5 0 0 1-3 4.58V14a7 7 0 0 0-7-7z"/><path fill-rule="evenodd" d="M9 9h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zm4.5 3.9c0 0-4.6 4.7-4.6 7.9a4.6 4.6 0 0 0 9.2 0c0-3.2-4.6-7.9-4.6-7.9z"/></g></svg>`,
)}`;
