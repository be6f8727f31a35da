import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/display/copy-button.tsx';
import { backupCodeText } from '../backup-code-text.ts';
import { downloadText, printText } from '../save-text.ts';

type BackupCodeSheetProps = { codes: readonly string[]; email: string; onSaved: () => void };

/** Shows new backup codes; they cannot be shown again. */
export function BackupCodeSheet({ codes, email, onSaved }: BackupCodeSheetProps) {
  const [made] = useState(() => new Date());
  const text = backupCodeText(codes, email, made);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="rounded-lg border border-line bg-well p-5">
      <h4 ref={title} tabIndex={-1} className="outline-none">
        Keep your backup codes
      </h4>
      <p className="mt-1 max-w-[58ch] text-ink-2">
        If you lose your phone, each of these lets you in once. We cannot show them again, so keep them where
        you keep important papers.
      </p>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-1.5 text-18 tracking-[0.04em] tabular-nums sm:max-w-[24rem]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2">
        <CopyButton text={text} accessibleLabel="Copy backup codes" />
        <Button
          variant="secondary"
          size="sm"
          onClick={() => downloadText('plainclaim-backup-codes.txt', text)}
        >
          <Icon name="download" />
          Download
        </Button>
        <Button variant="secondary" size="sm" onClick={() => printText('Plainclaim backup codes', text)}>
          <Icon name="printer" />
          Print
        </Button>
      </div>
      <Button className="mt-5" onClick={onSaved}>
        I have kept them
      </Button>
    </div>
  );
}
