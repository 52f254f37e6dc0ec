import * as z from 'zod/mini';
import { declareCall } from '../declare';
import { firstBot, rows } from '../wire/lists';
import { entityId, optionalScalar, optionalText, row, text, textId } from '../wire/schemas';

/** The permission that an invite grants: Admin (specification 9). */
export const INVITE_PERMISSION = 2;

/** A person with dashboard access. `permission` is 1 for Owner, 2 for Admin, else N/A (specification 3). */
const dashboardUser = row({
  discord_id: textId,
  name: text,
  icon: optionalText,
  permission: optionalScalar,
});
export type DashboardUser = z.infer<typeof dashboardUser>;

/** GET /v1/user/info/bot/users: who has access to the bot's dashboard. */
export const getBotUsers = declareCall({
  name: 'access.getBotUsers',
  endpoint: 'GET /v1/user/info/bot/users',
  access: 'bot',
  answers: {
    200: z.looseObject({
      data: firstBot({ users: rows(dashboardUser, 'discord_id') }),
    }),
  },
});

/** POST /v1/create/bot/invite: a link that works once; 203 means a lack of permission (specification 8.2). */
export const createBotInvite = declareCall({
  name: 'access.createBotInvite',
  endpoint: 'POST /v1/create/bot/invite',
  access: 'bot',
  payload: z.object({ app_id: entityId, permission: z.literal(INVITE_PERMISSION) }),
  answers: { 200: z.looseObject({ data: z.looseObject({ link: z.string() }) }) },
});

/** POST /v1/remove/bot/user: removes a person's access; `user_id` is their `discord_id`. */
export const removeBotUser = declareCall({
  name: 'access.removeBotUser',
  endpoint: 'POST /v1/remove/bot/user',
  access: 'bot',
  payload: z.object({ app_id: entityId, user_id: entityId }),
});
