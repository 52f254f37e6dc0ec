/** Which calls a message of success is about. */
const SUCCESS: readonly (readonly [RegExp, RegExp])[] = [
  [/^Settings updated/, /updateCustomer/],
  [/^Redirect saved/, /(create|update)Redirect/],
  [/^Redirect restored/, /createRedirect/],
  [/^Redirect deleted/, /deleteRedirect/],
  [/^Webhooks updated/, /saveMonitorWebhooks/],
  [
    /^(Successfully (updated|enabled|disabled)|Proxy list updated|Product updated|Keywords updated|Inputs allowed)/,
    /updateMonitorInputs/,
  ],
  // Where the server has the values already, nothing is sent.
  [/^Inputs updated/, /updateMonitorInputs|getMonitor$/],
  [/^Input (added|restored)/, /addMonitorInputs/],
  [/^Input deleted/, /deleteMonitorInput|getMonitor/],
  [/^Example inputs/, /saveExampleInputs/],
  [/^Customer updated/, /saveCustomer/],
  [/^Customer access/, /saveMonitorCustomers/],
  [/^(New keyword list|Keyword list (saved|deleted))/, /KeywordList$/],
  [/^(New proxy list|Proxy list (saved|deleted))/, /ProxyList$/],
  [/^Command permissions/, /updateCommand/],
  [/^The user no longer/, /removeBotUser/],
];

/** The calls of which one has ended well before a message of success; `undefined` if it is about none. */
export const callsOfMessage = (text: string): RegExp | undefined =>
  SUCCESS.find(([message]) => message.test(text))?.[1];
