/** What no schema says: the rules that a server keeps, in words (Markdown). */
export const rules = `Schemas are strict: what a server should send. Only the named statuses are successes.

## CORS

The dashboard may be on another origin. Each answer, refusals included, needs \`Access-Control-Allow-Origin\`; the
preflight allows the methods GET, POST, PUT and DELETE and the headers \`Authorization\` and \`Content-Type\`; answers
expose \`Retry-After\`.

## Sessions

\`Authorization\` has the JWT of the sign-in as it is. 401 means that the session has ended.

## Whole objects and whole lists

A save sends an object as it was received, with the keys that the dashboard does not know: they must be kept. Lists of
webhooks, example inputs, customers of a monitor, keywords and whitelisted servers are sent whole.

## Ids

An id is sent back as it came, a number or text. A number must be a safe integer. \`-1\` is the id of something new.

## What is read kindly

Missing text and null are '', numbers may be text and flags 0 or 1, an empty object may be \`[]\` and an empty list
\`{}\` or null. A row of a list that cannot be read is left out and reported; it is sent back as it came.

## DELETE

DELETE has a body. Some proxies drop it.
`;
