import * as z from 'zod/mini';
import { callOf, declareCall, makeCall, type AnswerOf } from '../http';
import { createList } from '../list';
import { createAddress } from '../page/address';
import { createEditedRows } from '../list/edited-rows';
import { createPage } from '../page/page';
import { declareRows } from '../save/rows';

// A made-up resource with its page, from the contract to the props of a screen: what a new list needs, and no more.

const shelf = z.object({ id: z.number(), title: z.string(), books: z.array(z.string()) });
export type Shelf = z.infer<typeof shelf>;
const getShelves = declareCall({
  name: 'shelves.get',
  endpoint: 'GET /v1/shelves',
  access: 'session',
  answers: { 200: z.array(shelf) },
});
const save = declareCall({ name: 'shelves.put', endpoint: 'PUT /v1/shelves', access: 'bot', payload: shelf });

/** How it is read, found and saved, and by which fields an edit is merged. */
export const shelves = declareRows<Shelf>({
  name: save.name,
  key: 'shelves',
  subject: (title) => `the shelf “${title}”`,
  fields: [
    { key: 'title', label: 'Title' },
    { key: 'books', label: 'Books', kind: 'list' },
  ],
  idOf: ({ id }) => id,
  titleOf: ({ title }) => title,
  read: async () => (await makeCall(getShelves, {})).body,
  save: (payload) => makeCall(save, { payload }),
});

/** Its page. */
export const page = createPage('shelves');
const rows = createEditedRows<Shelf, Shelf, AnswerOf<typeof getShelves>>(shelves, {
  page,
  read: callOf(getShelves),
  dataOf: ({ body }) => body,
});
const list = createList({
  name: 'redirects',
  page,
  address: createAddress(page, '/shelves'),
  filters: ['all', 'empty'],
  sorts: [],
  $rows: rows.$rows,
  searchOf: ({ title }) => title,
  isIn: ({ books }, filter) => filter === 'all' || books.length === 0,
});

/** The props of its screen. */
export const screen = {
  view: { rows: list.$shown, status: rows.query.$status, ...list.part.view },
  events: { onRetry: rows.query.reload, onEdit: rows.edited, ...list.part.events },
};
