import { createPage } from '../../kernel/page/page';

/** The setup screen of a paid customer without a profile, and the wait for the bot. */
export const page = createPage('onboarding');
