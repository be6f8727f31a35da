import { issueTypes } from '@plainclaim/domain/claims/issue-types';
import { demoPeople } from '../../../features/auth/index.ts';
import { updateSolicitor } from '../../../features/profiles/index.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/open-platform.ts';

/** Approves the demo solicitor, so that a search has a match. */
export async function plantDemoSolicitor(tx: Tx, { clock }: Platform): Promise<void> {
  const [, solicitor, admin] = demoPeople;
  const now = clock.now();
  await updateSolicitor(
    tx,
    solicitor.id,
    {
      firmName: 'Bell & Wray Solicitors',
      phone: '0113 496 0121',
      addressLine1: '18 Park Square East',
      townCity: 'Leeds',
      postcode: 'LS1 2NE',
      jurisdictions: ['England & Wales'],
      practiceAreas: [...issueTypes],
      regulatorNumbers: { 'England & Wales': '654321' },
      status: 'approved',
      decidedAt: now,
      decidedBy: admin.id,
    },
    now,
  );
}
