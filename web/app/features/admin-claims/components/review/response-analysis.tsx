import { isOpen } from '@plainclaim/domain/claims/statuses';
import { closedClaimHint, hintAfterOffer, hintFor } from '@plainclaim/domain/replies/hints';
import { replyCategories } from '@plainclaim/domain/replies/patterns';
import { Alert } from '../../../../ui/display/alert.tsx';
import { DescriptionList } from '../../../../ui/display/description-list.tsx';
import type { Offer, Reply } from '../../api/admin-api.ts';
import { offerSince } from '../../api/offers.ts';
import { matchedWords, offerWords } from '../../marked-body.ts';
import { Panel } from './panel.tsx';

type ResponseAnalysisProps = { reply: Reply; offers: readonly Offer[] | undefined };

/** The classification of the newest reply, and the suggested action. */
export function ResponseAnalysis({ reply, offers }: ResponseAnalysisProps) {
  if (!reply.is_reply) {
    return (
      <Panel title="Response Analysis">
        <p className="mt-2 text-15 text-ink-2">
          {reply.may_be_answer
            ? 'This message looks automatic, and says more than that: it may be an answer. It counts only when an admin says that it is a reply.'
            : wordsOf(reply)}
        </p>
      </Panel>
    );
  }
  const offered = offerWords(reply);
  const isClosed = reply.claim !== null && !isOpen(reply.claim.status);
  const since = offerSince(reply, offers);
  return (
    <Panel title="Response Analysis">
      {isClosed || since ? null : <SendItOn words={offered} />}
      <p className="mt-2.5 mb-3 font-serif text-[1.1875rem] leading-[1.35]">
        {isClosed ? closedClaimHint : since ? hintAfterOffer(since) : hintOf(reply, offered.length > 0)}
      </p>
      <DescriptionList
        wide
        facts={[
          { term: 'Type', detail: reply.parsed_type },
          { term: 'Confidence', detail: reply.confidence },
          { term: 'Manual review', detail: reply.requires_manual_review ? 'YES' : 'NO' },
          ...matchFacts(reply),
        ]}
      />
    </Panel>
  );
}

const hintOf = ({ parsed_type: type, matches }: Reply, isOffer: boolean): string =>
  hintFor({ type, isOffer, categories: matches.map(({ category }) => category) });

const wordsOf = ({ kind }: Reply): string =>
  kind === 'reply'
    ? 'An admin said that this message is not a reply.'
    : 'A program sent this message on its own. It does not count as a response.';

/** An offer is for the claimant to accept: a payment link would ask for the full amount. */
function SendItOn({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <Alert tone="amber" className="mt-2.5" title="This reads as an offer, not as a promise to pay in full">
      See {listed(words.map((one) => `“${one}”`))}. If it is an offer, send it on as a settlement offer, so
      that the claimant can answer it.
    </Alert>
  );
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Named by the reply's own words instead of the patterns' names. */
function matchFacts(reply: Reply) {
  return replyCategories.flatMap((category) => {
    const count = reply.matches.filter((match) => match.category === category).length;
    const term = category.charAt(0) + category.slice(1).toLowerCase();
    if (count === 0) return [];
    const more = matchedWords(reply, category)
      .map((words) => `“${words}”`)
      .join(', ');
    return [{ term, detail: count === 1 ? '1 match' : `${count} matches`, more }];
  });
}
