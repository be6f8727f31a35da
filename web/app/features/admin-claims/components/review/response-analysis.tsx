import { replyHints } from '@plainclaim/domain/replies/hints';
import { replyCategories } from '@plainclaim/domain/replies/patterns';
import { DescriptionList } from '../../../../ui/display/description-list.tsx';
import type { Reply } from '../../api/admin-api.ts';
import { Panel } from './panel.tsx';

/** How the newest reply was read, and what that suggests. */
export function ResponseAnalysis({ reply }: { reply: Reply }) {
  if (reply.kind !== 'reply') {
    return (
      <Panel title="Response Analysis">
        <p className="mt-2 text-15 text-ink-2">
          A program sent this message on its own. It does not count as a response.
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
