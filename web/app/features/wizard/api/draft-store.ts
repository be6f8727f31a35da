import type { DraftStore } from '../draft-saver.ts';
import { type Draft, draftsApi } from './claims-api.ts';

/** The limit of `keepalive` requests. Larger bodies are sent without it and may be lost when the page closes. */
const mostWhenLeaving = 60_000;

/** Saves with `keepalive`, so that the request survives closing the page. */
function evenWhenLeaving(body: unknown) {
  return { init: { keepalive: new Blob([JSON.stringify(body)]).size < mostWhenLeaving } };
}

export const draftStore: DraftStore<Draft> = {
  async create(writing) {
    const response = await draftsApi.$post({ json: writing }, evenWhenLeaving(writing));
    return (await response.json()).draft;
  },
  async save(id, writing, version) {
    const json = { ...writing, version };
    const response = await draftsApi[':id'].$put({ param: { id }, json }, evenWhenLeaving(json));
    return (await response.json()).draft;
  },
  async read(id) {
    const response = await draftsApi[':id'].$get({ param: { id } });
    return (await response.json()).draft;
  },
};
