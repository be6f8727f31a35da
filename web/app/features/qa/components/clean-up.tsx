import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { Card, CardBody, CardHead } from '../../../ui/display/card.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import type { CleanupPreview } from '../api/qa-api.ts';
import { useCleanUp, useCleanupPreview } from '../api/test-claims.ts';
import { bad, claimCount, good, refusal } from '../panel-words.ts';
import { CleanupTable } from './cleanup-table.tsx';
import { usePanelMessage } from './use-panel-message.ts';

/** Previews the test claims, then deletes exactly those, and none created since. */
export function CleanUp({ onMessage }: { onMessage: (words: string) => void }) {
  const [shown, setShown] = useState<CleanupPreview>();
  const preview = useCleanupPreview();
  const cleanUp = useCleanUp();
  const { message, show, clear } = usePanelMessage(onMessage);
  const goes = shown?.claims.filter(({ stays }) => !stays) ?? [];

  async function look() {
    clear();
    setShown(undefined);
    try {
      const found = await preview.mutateAsync();
      if (found.total === 0) show(good('There are no test claims to clean up'));
      else setShown(found);
    } catch (error) {
      show(refusal(error));
    }
  }

  async function remove() {
    try {
      const { removed, not_removed } = await cleanUp.mutateAsync(goes.map(({ id }) => id));
      setShown(undefined);
      const words = `Removed ${claimCount(removed.length)}`;
      show(
        not_removed.length === 0 ? good(words) : bad(`${words}, ${not_removed.length} could not be removed`),
      );
    } catch (error) {
      show(refusal(error));
    }
  }

  return (
    <Card>
      <CardHead title="Clean up" level={3} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <p className="max-w-[62ch] text-ink-2">
          Removes testers’ claims whose claimant has ‘Test’ in the name, with their mails, files, replies,
          offers and payment links. Nobody else’s claims are touched.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" busy={preview.isPending} busyLabel="Looking…" onClick={look}>
            Preview clean-up
          </Button>
          {goes.length > 0 ? (
            <Confirm
              danger
              title={`Remove ${claimCount(goes.length)}?`}
              verb={`Remove ${claimCount(goes.length)}`}
              busyLabel="Removing…"
              onConfirm={remove}
              trigger={
                <Button variant="danger" size="sm">
                  Clean up {claimCount(goes.length)}
                </Button>
              }
            >
              <p>They cannot be brought back. What happened to them stays in the history, without names.</p>
            </Confirm>
          ) : null}
        </div>
        {message ? <Alert live tone={message.tone} title={message.words} /> : null}
        {shown ? <CleanupTable preview={shown} /> : null}
      </CardBody>
    </Card>
  );
}
