import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../../ui/display/alert.tsx';
import { signInWithProvider } from '../../api/sign-in-with-provider.ts';

type ProviderButtonProps = { id: string; name: string; returnPath: string };

export function ProviderButton({ id, name, returnPath }: ProviderButtonProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const leave = async () => {
    setBusy(true);
    const refused = await signInWithProvider(id, returnPath);
    // Without a problem the browser is being redirected.
    if (!refused) return;
    setBusy(false);
    setProblem(refused.message);
  };
  return (
    <>
      <Button variant="secondary" block busy={busy} onClick={() => void leave()}>
        Continue with {name}
      </Button>
      {problem ? <Alert tone="danger" live title={problem} className="mt-3" /> : null}
    </>
  );
}
