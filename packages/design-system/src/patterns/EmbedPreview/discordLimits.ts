/** Discord's limits in characters; `fields` is a number of fields. */
export const discordLimits = {
  botName: 80,
  author: 256,
  title: 256,
  description: 4096,
  fieldName: 256,
  fieldValue: 1024,
  fields: 25,
  footer: 2048,
  /** All texts of an embed together. */
  total: 6000,
} as const;
