import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useSession } from './session-provider.tsx';

function Reader() {
  return <p>{useSession().state.status}</p>;
}

it('cannot be used where no provider stands above', () => {
  expect(() => renderToString(<Reader />)).toThrow('useSession must be used within a SessionProvider');
});
