import { defineText } from '@dropdeck/text';

/** Why a call failed, beside the item that it was about. */
export const t = defineText('domain/kernel/http', {
  network: 'The server could not be reached.',
  timeout: 'The request timed out.',
  aborted: 'The page was closed.',
  declined: 'It was changed elsewhere, and your change was not saved.',
  payload: 'It cannot be sent.',
  answer: 'The answer could not be read.',
  unauthorized: 'Session expired. Please log in again.',
  tooMany: 'Too many requests. Please try again later.',
  notFound: 'It no longer exists.',
  status: 'The server answered with {status}.',
});
