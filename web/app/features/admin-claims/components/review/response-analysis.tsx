import { replyHints } from '@plainclaim/domain/replies/hints';
import { replyCategories } from '@plainclaim/domain/replies/patterns';
import { DescriptionList } from '../../../../ui/display/description-list.tsx';
import type { Reply } from '../../api/admin-api.ts';
import { Panel } from './panel.tsx';

/** How the newest reply was read, and what that suggests. */
export function ResponseAnalysis({ reply }: { reply: Reply }) {
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
  return (
    <Panel title="Response Analysis">
      <p className="mt-2.5 mb-3 font-serif text-[1.1875rem] leading-[1.35]">
        {replyHints[reply.parsed_type]}
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

const wordsOf = ({ kind }: Reply): string =>
  kind === 'reply'
    ? 'An admin said that this message is not a reply.'
    : 'A program sent this message on its own. It does not count as a response.';

function matchFacts({ matches }: Reply) {
  return replyCategories.flatMap((category) => {
    const names = matches.filter((match) => match.category === category).map(({ name }) => `“${name}”`);
    const term = category.charAt(0) + category.slice(1).toLowerCase();
    return names.length === 0
      ? []
      : [
          {
            term,
            detail: names.length === 1 ? '1 match' : `${names.length} matches`,
            more: names.join(', '),
          },
        ];
  });
}
