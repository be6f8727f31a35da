import { useState } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { canHash, hashOfFile } from './hash-of-file.ts';

const unreadable = 'This file could not be read. Type or paste its SHA-256 below.';

/** A plain form for the hash; with script also a file, which is hashed in the browser and never sent. */
export function CheckForm({ hash }: { hash: string }) {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState(hash);
  const [problem, setProblem] = useState<string>();
  const check = async ([file]: readonly File[]) => {
    const found = file && (await hashOfFile(file));
    setProblem(found ? undefined : unreadable);
    if (!found) return;
    setTyped(found);
    await navigate({ search: `?sha256=${found}` }, { preventScrollReset: true });
  };
  return (
    <div className="mt-8 grid gap-8">
      {hydrated && canHash() ? (
        <FileDrop
          label="The document"
          hint="The PDF of the letter itself or of the certificate, not the pages to post. It stays on your device: only its fingerprint is compared."
          files={[]}
          single
          onAdd={check}
          {...(problem && { error: problem })}
        />
      ) : null}
      <Form method="get" preventScrollReset className="grid gap-5">
        <TextField
          label="SHA-256 of the document"
          hint="64 characters, with or without spaces, as the certificate prints them"
          name="sha256"
          value={typed}
          onValueChange={setTyped}
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          required
        />
        <div>
          <Button type="submit" busy={state !== 'idle'} busyLabel="Checking…">
            Check
          </Button>
        </div>
      </Form>
    </div>
  );
}
