import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Card } from '../../../ui/display/card.tsx';

type ReviewPartProps = { title: string; editAddress: string; children: ReactNode };

/** The answers of one step, with a link back to it. */
export function ReviewPart({ title, editAddress, children }: ReviewPartProps) {
  const titleId = useId();
  return (
    <Card role="group" aria-labelledby={titleId} className="px-5 pt-4 pb-3 sm:px-7 sm:pt-5 sm:pb-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 id={titleId}>{title}</h3>
        <Link to={editAddress} className="-my-2 inline-block py-2 font-semibold">
          Edit<span className="sr-only"> {title.toLowerCase()}</span>
        </Link>
      </div>
      <div className="mt-2">{children}</div>
    </Card>
  );
}
