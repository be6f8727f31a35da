import { addMessage } from '../../../features/contact/contact.store.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/open-platform.ts';
import { demoClaims } from '../claims/demo-claims.ts';

type DemoMessage = {
  readonly hoursAgo: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly claimId: string | null;
  readonly issue: string;
  readonly status: 'unread' | 'read';
};

const messages: readonly DemoMessage[] = [
  {
    hoursAgo: 3,
    firstName: 'Sam',
    lastName: 'Reed',
    claimId: demoClaims[0]?.id ?? null,
    issue: 'I received a letter about a loan. Can I pay in two parts, one now and one in January?',
    status: 'unread',
  },
  {
    hoursAgo: 20,
    firstName: 'Bronwen',
    lastName: 'Price',
    claimId: null,
    issue: 'Does the letter also work for a landlord in Wales who keeps the deposit?\n\nThank you.',
    status: 'unread',
  },
  {
    hoursAgo: 70,
    firstName: 'Callum',
    lastName: 'Fraser',
    claimId: null,
    issue: 'Please tell me how long you keep the documents that I upload.',
    status: 'read',
  },
];

const hour = 3_600_000;

/** A few messages from the contact page, so that an admin's first look has something to answer. */
export async function plantDemoMessages(tx: Tx, { clock }: Platform): Promise<void> {
  const now = clock.now().getTime();
  for (const [at, { hoursAgo, ...message }] of messages.entries()) {
    const name = `${message.firstName}.${message.lastName}`.toLowerCase();
    await addMessage(tx, {
      ...message,
      id: `70000000-0000-4000-8000-00000000000${at + 1}`,
      email: `${name}@demo.plainclaim.example`,
      createdAt: new Date(now - hoursAgo * hour),
    });
  }
}
