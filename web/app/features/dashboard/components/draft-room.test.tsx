import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DraftRoom } from './draft-room.tsx';

it('announces how much room is left as it changes: the live region is there before', () => {
  expect(renderToStaticMarkup(<DraftRoom drafts={1} />)).toMatch(/^<p role="status"[^>]*><\/p>$/);
  expect(renderToStaticMarkup(<DraftRoom drafts={9} />)).toMatch(
    /^<p role="status"[^>]*>You have 9 unfinished claims; 10 can be kept at a time\.<\/p>$/,
  );
});
