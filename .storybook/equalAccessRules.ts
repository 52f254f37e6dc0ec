/** The policy of IBM's Equal Access that stories must pass. */
export const policy = 'WCAG_2_2';

/** Rules of the policy that stories are not checked with. */
export const skippedRules: ReadonlySet<string> = new Set([
  // Of whole pages; a story is a part of one.
  'skip_main_exists',
  // axe measures contrast, in both themes.
  'text_contrast_sufficient',
  // These only ask for a manual review, and are slow.
  'element_tabbable_unobscured',
  'element_tabbable_visible',
  'style_focus_visible',
  'text_whitespace_valid',
]);
