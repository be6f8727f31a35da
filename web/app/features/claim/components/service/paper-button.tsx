import { useMutation } from '@tanstack/react-query';
import { Icon, type IconName } from '../../../../art/icon.tsx';
import { problemWords } from '../../../../lib/problem-words.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../../ui/display/alert.tsx';

type PaperButtonProps = {
  icon: IconName;
  label: string;
  /** Pages with evidence take a while to make. */
  busyLabel: string;
  fileName: string;
  onFetch: () => Promise<Blob>;
  block?: boolean;
};

/** Downloads a PDF that the server makes on request, such as the certificate of service. */
export function PaperButton({ icon, label, busyLabel, fileName, onFetch, block }: PaperButtonProps) {
  const download = useMutation({
    mutationFn: async () => saveFile(fileName, await onFetch()),
  });
  return (
    <div className="mt-3.5 print:hidden">
      <Button
        variant="secondary"
        size="sm"
        block={block}
        busy={download.isPending}
        busyLabel={busyLabel}
        onClick={() => download.mutate()}
      >
        <Icon name={icon} />
        {label}
      </Button>
      {download.isError ? (
        <Alert live tone="danger" className="mt-3" title="The PDF could not be made.">
          {problemWords(download.error)}
        </Alert>
      ) : null}
    </div>
  );
}
