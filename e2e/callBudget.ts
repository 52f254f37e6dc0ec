/** What a visit of each page asks the API for: its first visit in a tab, as a developer. An open tab asks nothing. */
export const callBudget: Readonly<Record<string, readonly string[]>> = {
  '/settings': ['GET /v1/customer/info'],
  '/commands': [
    'GET /v1/customer/info',
    'GET /v1/user/info/bot/commands',
    'GET /v1/user/info/bot/guilds',
    'GET /v1/user/info/bot/guilds/{id}/channels',
    'GET /v1/user/info/bot/guilds/{id}/members',
    'GET /v1/user/info/bot/guilds/{id}/roles',
    'GET /v1/user/oauth/check',
  ],
  '/payment': ['GET /v1/customer/info'],
  '/monitors': ['GET /v1/customer/info', 'GET /v1/monitors'],
  '/monitors/redirects': ['GET /v1/customer/info', 'GET /v1/redirects'],
  '/monitors/{uuid}': ['GET /v1/customer/info', 'GET /v1/monitors/{uuid}'],
  '/dashboard-access': ['GET /v1/customer/info', 'GET /v1/user/info/bot/users'],
  '/customers': ['GET /v1/customer/info', 'GET /v1/customers', 'GET /v1/products'],
  '/tools/webhooks': ['GET /v1/customer/info', 'GET /v1/monitors', 'GET /v1/redirects'],
};
