import { Card } from '../../../ui/display/card.tsx';
import { DescriptionList } from '../../../ui/display/description-list.tsx';
import type { JurisdictionGuide } from '../jurisdiction-guide.ts';

export function JurisdictionCards({ guides }: { guides: readonly JurisdictionGuide[] }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {guides.map(({ jurisdiction, facts, note }) => (
        <li key={jurisdiction} className="flex">
          <Card className="flex w-full flex-col px-6 pt-6 pb-7">
            <h3 className="text-24">{jurisdiction}</h3>
            <DescriptionList facts={[...facts]} className="mt-3 border-t-2 border-ink" />
            <p className="mt-auto border-t border-line pt-4 text-15/normal text-ink-2">{note}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
