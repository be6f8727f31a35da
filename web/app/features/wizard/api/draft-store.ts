import type { DraftStore } from '../draft-saver.ts';
import { type Draft, draftsApi } from './claims-api.ts';

// A save that is on its way when the page closes still arrives.
const evenWhenLeaving = { init: { keepalive: true } };

export const draftStore: DraftStore<Draft> = {
  async create(writing) {
    const response = await draftsApi.$post({ json: writing }, evenWhenLeaving);
    return (await response.json()).draft;
  },
  async save(id, writing, version) {
    const json = { ...writing, version };
    const response = await draftsApi[':id'].$put({ param: { id }, json }, evenWhenLeaving);
    return (await response.json()).draft;
  },
  async read(id) {
    const response = await draftsApi[':id'].$get({ param: { id } });
    return (await response.json()).draft;
  },
};
