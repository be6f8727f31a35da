import { createRoute } from '@hono/zod-openapi';
import { requireActor, signedInOnly } from '../../http/actor.ts';
import { createApi } from '../../http/create-api.ts';
import { profileAnswer, profileBody, readProfileBody } from './profile-body.ts';
import { presentProfile } from './profiles.presenter.ts';
import { readProfile } from './read-profile.ts';
import { type SaveProfileDeps, saveProfile } from './save-profile.ts';

const json = <Schema>(schema: Schema) => ({ 'application/json': { schema } });

const readRoute = createRoute({
  method: 'get',
  path: '/api/profile',
  tags: ['Profile'],
  summary: 'Your profile; null when none was made yet',
  middleware: signedInOnly,
  responses: {
    200: {
      description: 'The profile',
      content: json(profileAnswer.extend({ profile: profileAnswer.shape.profile.nullable() })),
    },
  },
});

const saveRoute = createRoute({
  method: 'put',
  path: '/api/profile',
  tags: ['Profile'],
  summary: 'Save your profile',
  middleware: signedInOnly,
  request: { body: { required: true, content: json(profileBody) } },
  responses: { 200: { description: 'The profile as saved', content: json(profileAnswer) } },
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
