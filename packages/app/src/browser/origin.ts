/** This site's own origin, for redirects back to it. */
export const origin = window.location.origin;
