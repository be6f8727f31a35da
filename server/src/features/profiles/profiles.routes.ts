import { requireActor, signedInOnly } from '../../http/actor.ts';
import { createApi } from '../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../http/declare-route.ts';
import { profileAnswer, profileBody, readProfileBody } from './profile-body.ts';
import { presentProfile } from './profiles.presenter.ts';
import { readProfile } from './read-profile.ts';
import { type SaveProfileDeps, saveProfile } from './save-profile.ts';

const signedInRoute = routesWith({ tags: ['Profile'], middleware: signedInOnly });

const readRoute = signedInRoute('get', '/api/profile', {
  summary: 'Read your profile; null before it is first saved',
  responses: {
    200: jsonAnswer('The profile', profileAnswer.extend({ profile: profileAnswer.shape.profile.nullable() })),
  },
});

const saveRoute = signedInRoute('put', '/api/profile', {
  summary: 'Save your profile',
  request: { body: jsonBody(profileBody) },
  responses: { 200: jsonAnswer('The profile as saved', profileAnswer) },
});

/** A user reads and writes only their own profile, which the session identifies. */
export function createProfilesRoutes(deps: SaveProfileDeps) {
  return createApi()
    .openapi(readRoute, async (c) => {
      const profile = await readProfile(deps, requireActor(c));
      return c.json({ profile: profile && presentProfile(profile) }, 200);
    })
    .openapi(saveRoute, async (c) => {
      const details = readProfileBody(c.req.valid('json'), deps.clock.now());
      const profile = await saveProfile(deps, requireActor(c), details);
      return c.json({ profile: presentProfile(profile) }, 200);
    });
}

export type ProfilesApi = ReturnType<typeof createProfilesRoutes>;
