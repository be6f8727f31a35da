import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { linkIdentity, unlinkIdentity } from '../api/link-identity.ts';
import { type Identity, identitiesQuery, useIdentities } from '../api/read-identities.ts';
import { wordsFor } from '../auth-failure.ts';
import { IdentityRow } from './identity-row.tsx';
import { SecurityItem } from './security-item.tsx';

/** The linked and offered sign-in providers; nothing if there are none. */
export function OtherWaysIn({ userId }: { userId: string }) {
  const { data } = useIdentities(userId);
  const queries = useQueryClient();
  const [notice, setNotice] = useState<string | null>(null);
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (!data || data.identities.length + data.offered.length === 0) return null;

  const link = async (id: string) => {
    setProblem(null);
    setLeavingFor(id);
    try {
      await linkIdentity(id);
    } catch (error) {
      setLeavingFor(null);
      setProblem(wordsFor(error));
    }
  };

  const unlink = async ({ id, name }: Identity) => {
    await unlinkIdentity(id);
    await queries.invalidateQueries({ queryKey: identitiesQuery(userId).queryKey });
    setNotice(`${name} is unlinked.`);
  };

  return (
    <SecurityItem
      title="Other ways to sign in"
      summary="Services that you can sign in with instead of your password."
      notice={notice}
    >
      {data.identities.length > 0 ? (
        <ul className="grid gap-3">
          {data.identities.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} onUnlink={() => unlink(identity)} />
          ))}
        </ul>
      ) : null}
      {problem ? <Alert live tone="danger" title={problem} /> : null}
      {data.offered.length > 0 ? (
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          {data.offered.map(({ id, name }) => (
            <Button key={id} variant="secondary" busy={leavingFor === id} onClick={() => link(id)}>
              Link {name}
            </Button>
          ))}
        </div>
      ) : null}
    </SecurityItem>
  );
}
