import { type Invariant, missing, rowsAsWords } from './invariant.ts';

export const wholeClaims: Invariant = {
  name: 'every claim has its letter, its history and its two mails, and says once that the letter was sent if it was',
  broken: async (query) =>
    rowsAsWords(
      await query(`
        select c.id, length(c.generated_letter_content) as letter,
          (select count(*)::int from emails e where e.claim_id = c.id
            and e.kind in ('letter-before-action', 'letter-to-deliver')) as letters,
          (select count(*)::int from emails e where e.claim_id = c.id and e.kind = 'claim-confirmation') as confirmations,
          (select count(*)::int from history_events h where h.claim_id = c.id and h.kind = 'claim.submitted') as begun,
          (select count(*)::int from history_events h where h.claim_id = c.id and h.kind = 'letter.queued') as queued,
          (select count(*)::int from history_events h where h.claim_id = c.id and h.kind = 'letter.sent') as sent,
          (select count(*)::int from letter_services s join letter_service_outcomes o on o.service_id = s.id
            where s.claim_id = c.id and o.outcome = 'sent') as served,
          (c.letter_sent_at is not null)::int as dated,
          (select count(*)::int from claim_drafts d where d.id = c.id) as drafts
        from legal_claims c`).then((rows) =>
        (rows as Record<string, number>[]).filter(
          ({ letter, letters, confirmations, begun, queued, sent, served, dated, drafts }) =>
            !letter ||
            [letters, confirmations, begun, queued].some((count) => count !== 1) ||
            // Said to be sent once it was, and once only.
            [sent, served, dated].some((count) => count !== sent || Number(count) > 1) ||
            drafts !== 0,
        ),
      ),
      'a claim is not whole',
    ),
};

export const acceptedWork: Invariant = {
  name: 'what people were told yes to is there',
  broken: async (query, { accepted }) => {
    // Copied first: what is accepted during the check may be newer than the snapshot.
    const ids = async (text: string) => (await query<{ id: string }>(text)).map(({ id }) => id);
    const answers = await ids(
      `select settlement_offer_id::text || ' ' || response_type as id from settlement_responses`,
    );
    return [
      ...missing(
        accepted.people,
        await ids(`select u.id from auth_users u join plaintiff_profiles p on p.user_id = u.id`),
        'an account is missing, or has no profile',
      ),
      ...missing(accepted.claims, await ids('select id from legal_claims'), 'a submitted claim is missing'),
      ...missing(
        accepted.documents.map(({ id }) => id),
        await ids('select id from claim_documents union select id from claim_draft_documents'),
        'a document is missing',
      ),
      ...missing(
        accepted.replies.map(({ claimId, messageId }) => `${claimId} ${messageId}`),
        await ids(`select claim_id::text || ' ' || dedupe_key as id from defendant_responses
          where processed_at is not null`),
        'a reply is missing, or did not count for its claim',
      ),
      ...missing(
        accepted.answers.map(({ offerId, answer }) => `${offerId} ${answer}`),
        answers,
        'an answer to an offer is missing',
      ),
    ];
  },
};

export const countedOnce: Invariant = {
  name: 'a reply counts once and is told once, an accepted offer is asked for once',
  broken: async (query) => [
    ...rowsAsWords(
      await query(`
        select r.id, count(distinct h.id)::int as counted, count(distinct e.id)::int as told
        from defendant_responses r
        left join history_events h on h.claim_id = r.claim_id and h.kind = 'reply.processed'
          and h.facts ->> 'response_id' = r.id::text
        left join emails e on e.dedupe_key = 'reply:' || r.id || ':claimant'
        where r.processed_at is not null group by r.id
        having count(distinct h.id) <> 1 or count(distinct e.id) <> 1`),
      'a reply did not count once',
    ),
    ...rowsAsWords(
      await query(`
        select o.id, count(i.id)::int as links, count(e.id)::int as mails
        from settlement_offers o join settlement_responses a on a.settlement_offer_id = o.id and a.response_type = 'accept'
        left join payment_intents i on i.settlement_offer_id = o.id and i.requested_by is null
        left join emails e on e.dedupe_key = 'payment-link:' || i.id
        group by o.id having count(i.id) <> 1 or count(e.id) <> 1`),
      'an accepted offer has not one payment link',
    ),
  ],
};
