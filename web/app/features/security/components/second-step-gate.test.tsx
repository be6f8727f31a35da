import type { Role } from '@plainclaim/domain/accounts/roles';
import type { Session } from '@supabase/auth-js';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { secondStepDemandQuery } from '../api/read-second-step-demand.ts';
import { SecondStepGate } from './second-step-gate.tsx';

const userId = '0d6a3c1e-5b1f-4c52-9d0b-3f6f3b7a2c11';

type Case = {
  readonly isRequired?: boolean;
  readonly role?: Role;
  readonly hasFactor?: boolean;
  readonly demand?:
    | { readonly state: 'none' | 'required' }
    | { readonly state: 'asked'; readonly days_left: number };
};

function shown({ isRequired = true, role = 'admin', hasFactor = false, demand }: Case): string {
  const factors = hasFactor ? [{ id: 'one', status: 'verified' }] : [];
  const session = { access_token: 'token', user: { id: userId, factors } } as unknown as Session;
  const queries = new QueryClient();
  if (demand) queries.setQueryData(secondStepDemandQuery(userId).queryKey, demand);
  const element = (
    <QueryClientProvider client={queries}>
      <SecondStepGate signedIn={{ status: 'signed-in', session, role, recovering: false }} waiting="waiting">
        the page
      </SecondStepGate>
    </QueryClientProvider>
  );
  const hydrationData = { loaderData: { root: { signInWays: { secondStepRequired: isRequired } } } };
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => null, element }], {
    hydrationData,
  });
  return renderToString(<RouterProvider router={router} />).replaceAll('<!-- -->', '');
}

it.each<[string, Case, string]>([
  ['an admin, until it is known', {}, 'waiting'],
  ['an admin who need not', { demand: { state: 'none' } }, 'the page'],
  ['an admin who has set one up', { hasFactor: true, demand: { state: 'required' } }, 'the page'],
  ['a solicitor, until it is known', { role: 'solicitor' }, 'waiting'],
  ['a claimant', { role: 'plaintiff' }, 'the page'],
  ['an admin where it is not required', { isRequired: false }, 'the page'],
])('shows %s what is theirs', (_, given, expected) => {
  expect(shown(given)).toBe(expected);
});

it.each([
  [7, '7 days left'],
  [1, '1 day left'],
])('says above the page that there are %i days', (daysLeft, words) => {
  const html = shown({ demand: { state: 'asked', days_left: daysLeft } });
  expect(html).toContain(`Set up a second step: ${words}`);
  expect(html).toContain('href="/profile#second-step"');
  expect(html).toMatch(/the page$/);
});

it('shows nothing of the page once the days are over', () => {
  expect(shown({ demand: { state: 'required' } })).not.toContain('the page');
});
