import { type Answer, openClaimsBench, type Person } from '../../claims/testing/claims-bench.ts';

const password = 'a long enough passphrase';

export type SearchBody = {
  readonly search: { readonly status: string; readonly reason: string } | null;
  readonly asked: readonly {
    readonly name: string;
    readonly status: string;
    readonly match_reason: string;
    readonly contact: object | null;
  }[];
  readonly messages: readonly { readonly from: string; readonly body: string }[];
  readonly reasons: readonly { readonly reason: string }[];
};

export type CasesBody = {
  readonly referrals: readonly { readonly id: string; readonly claim_id: string; readonly status: string }[];
  readonly stats: object;
};

/** A claimant with a claim above the limit, an admin, and as many solicitors as a test needs. */
export async function openSolicitorsBench() {
  const bench = await openClaimsBench();
  const { call } = bench;
  const hannah = await bench.signUp();
  const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
  const claim = await bench.submitted(hannah, { amount: '15000' });

  async function register(name: string, data: object = {}): Promise<Person> {
    const email = `${name.toLowerCase()}@law.example`;
    const { body } = await call<{ access_token: string; user: { id: string } }>(
      null,
      'POST',
      '/auth/v1/signup',
      {
        email,
        password,
        data: {
          role: 'solicitor',
          first_name: name,
          last_name: 'Law',
          firm_name: `${name} Law`,
          phone: '0113 496 0000',
          address: '4 Park Row',
          postcode: 'LS1 5HD',
          jurisdictions: ['England & Wales'],
          practice_areas: ['Debt Recovery'],
          ...data,
        },
      },
    );
    return { id: body.user.id, email, token: body.access_token };
  }

  const decide = <Body>(person: Person, body: object): Promise<Answer<Body>> =>
    call(admin, 'POST', `/api/admin/solicitors/${person.id}/decision`, body);

  async function approved(name: string, data: object = {}): Promise<Person> {
    const person = await register(name, data);
    const numbers = { 'England & Wales': '123456' };
    await call(admin, 'PUT', `/api/admin/solicitors/${person.id}/regulator-numbers`, {
      regulator_numbers: numbers,
    });
    const { status } = await decide(person, { decision: 'approve' });
    if (status !== 200) throw new Error(`${name} was not approved`);
    return person;
  }

  const search = (claimId = claim.id, person = hannah) =>
    call<SearchBody>(person, 'POST', `/api/claims/${claimId}/solicitor`, { consent: true });

  const searchOf = async (claimId = claim.id, person = hannah) =>
    (await call<SearchBody>(person, 'GET', `/api/claims/${claimId}/solicitor`)).body;

  const cases = async (person: Person, tab: 'pending' | 'accepted' = 'pending') =>
    (await call<CasesBody>(person, 'GET', `/api/solicitor/referrals?tab=${tab}`)).body.referrals;

  async function act<Body>(person: Person, what: string, body?: object): Promise<Answer<Body>> {
    const all = [...(await cases(person)), ...(await cases(person, 'accepted'))];
    return await call<Body>(person, 'POST', `/api/solicitor/referrals/${all[0]?.id}/${what}`, body);
  }

  /** The event kinds without the queued mails, which `told` returns. */
  const events = async () =>
    (await bench.rows('history_events', 'sequence'))
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'mail.queued');

  const told = async () =>
    (await bench.rows('history_events', 'sequence'))
      .filter(({ kind }) => kind === 'mail.queued')
      .map(({ facts }) => facts as { mail_id: string; mail_kind: string; told: string });

  return {
    ...bench,
    hannah,
    admin,
    claim,
    register,
    decide,
    approved,
    search,
    searchOf,
    cases,
    act,
    events,
    told,
  };
}
