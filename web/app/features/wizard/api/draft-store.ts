import type { DraftStore } from '../draft-saver.ts';
import { type Draft, draftsApi } from './claims-api.ts';

/** More than this a browser does not send for a page that is closing; sent the usual way, it is only less sure to arrive. */
const mostWhenLeaving = 60_000;

/** A save that is on its way when the page closes still arrives. */
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
