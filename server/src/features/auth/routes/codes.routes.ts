import { z } from 'zod';
import type { AppContext } from '../../../http/context.ts';
import type { AuthKit } from '../auth-kit.ts';
import { reauthenticate } from '../codes/reauthenticate.ts';
import { recover } from '../codes/recover.ts';
import { type Redeemed, redeemDigits, redeemLink } from '../codes/redeem-code.ts';
import { requestMailOtp } from '../codes/request-otp.ts';
import { resend } from '../codes/resend.ts';
import { requestTextOtp } from '../phones/request-text-otp.ts';
import { readChallenge } from '../pkce/start-flow.ts';
import { identifyCaller } from '../sessions/identify-caller.ts';
import { requireSecondStep } from '../sessions/require-second-step.ts';
import { sessionBody } from '../sessions/session-body.ts';
import { sessionIfAny } from '../sessions/session-if-any.ts';
import { invalid } from '../wire/auth-error.ts';
import { readEmail, readPhone } from '../wire/contact-details.ts';
import { metadataField, optionalText, pkceFields, readBody } from '../wire/read-body.ts';
import type { RouteTable } from '../wire/route-table.ts';
import { visitorOf } from '../wire/visitor-of.ts';
import { halfDone, redirectAfterLink } from './redirect-after-link.ts';

const contact = { email: optionalText, phone: optionalText };
const otpBody = z.object({
  ...contact,
  data: metadataField,
  create_user: z.boolean().nullish(),
  ...pkceFields,
});
const verifyBody = z.object({
  ...contact,
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
});
const resendBody = z.object({ ...contact, type: optionalText, ...pkceFields });
const recoverBody = z.object({ email: optionalText, ...pkceFields });

const redirectOf = (c: AppContext) => c.req.query('redirect_to');

export const codesRoutes = (auth: AuthKit): RouteTable => ({
  'POST /otp': async (c) => {
    const body = await readBody(c, otpBody);
    const createUser = body.create_user ?? true;
    const request = { ...body, createUser, challenge: readChallenge(body), redirectTo: redirectOf(c) };
    if (body.email === '') {
      return c.json({ message_id: await requestTextOtp(auth, request, visitorOf(c)) });
    }
    await requestMailOtp(auth, request, visitorOf(c));
    return c.json({});
  },

  'POST /verify': async (c) => {
    const redeemed = await redeemPosted(auth, c, await readBody(c, verifyBody));
    if (redeemed.kind !== 'signed-in') return c.json({ code: '200', msg: halfDone });
    return c.json(await sessionBody(auth, redeemed.opened));
  },

  'GET /verify': (c) => redirectAfterLink(auth, c),

  'POST /resend': async (c) => {
    const body = await readBody(c, resendBody);
    const request = { ...body, challenge: readChallenge(body), redirectTo: redirectOf(c) };
    await resend(auth, request, visitorOf(c));
    return c.json({});
  },

  'POST /recover': async (c) => {
    const body = await readBody(c, recoverBody);
    const request = { email: body.email, challenge: readChallenge(body), redirectTo: redirectOf(c) };
    await recover(auth, request, visitorOf(c));
    return c.json({});
  },

  'GET /reauthenticate': async (c) => {
    const caller = await identifyCaller(auth, c.req.header('authorization'));
    await requireSecondStep(auth, caller, { mayBeSettingUp: true });
    await reauthenticate(auth, caller, visitorOf(c));
    return c.json({});
  },
});

/** Redeems a link's token, or six digits with the address they were sent to. */
async function redeemPosted(
  auth: AuthKit,
  c: AppContext,
  body: z.output<typeof verifyBody>,
): Promise<Redeemed> {
  const { type } = body;
  const visitor = visitorOf(c);
  if (body.token_hash !== '') {
    return await redeemLink(auth, { linkToken: body.token_hash, type, continuesFlow: false }, visitor);
  }
  if (body.token === '') throw invalid('Verify requires a token or a token hash');
  if (body.email === '' && body.phone === '') {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  const address = body.email === '' ? readPhone(body.phone) : readEmail(body.email);
  const typedIn =
    type === 'email_change' ? await sessionIfAny(auth, c.req.header('authorization')) : undefined;
  return await redeemDigits(auth, { address, digits: body.token, type, typedIn }, visitor);
}
