import { imageMessages } from '@plainclaim/domain/blog/limits';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { FieldStack } from '../../../../ui/forms/field.tsx';
import { FileDrop } from '../../../../ui/forms/file-drop.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx';
import type { Picture } from '../../api/upload-picture.ts';
import { usePictureUpload } from '../use-picture-upload.ts';

type PictureDialogProps = {
  /** Pasted or dropped into the text. */
  file: File | null;
  onInsert: (picture: Picture & { alt: string }) => void;
  onClose: () => void;
};

export function PictureDialog({ file, onInsert, onClose }: PictureDialogProps) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [alt, setAlt] = useState('');
  const [isTried, setIsTried] = useState(false);
  const upload = usePictureUpload(setPicture);
  const given = useRef(file);
  const send = useRef(upload.send);
  send.current = upload.send;
  useEffect(() => {
    if (given.current) void send.current(given.current);
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    setIsTried(true);
    if (picture && alt.trim()) onInsert({ ...picture, alt: alt.trim() });
  };
  const remove = () => {
    upload.clear();
    setPicture(null);
  };
  return (
    <Dialog
      open
      title="Add a picture"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <form onSubmit={submit} noValidate>
        <FieldStack>
          <FileDrop
            label="Picture"
            hint="JPEG, PNG, WebP, AVIF or GIF, smaller than 5MB."
            single
            accept="image/*"
            files={upload.row ? [upload.row] : []}
            onAdd={([picked]) => {
              if (picked) void upload.send(picked);
            }}
            onRemove={remove}
            onRetry={upload.retry}
            error={isTried && !upload.row ? imageMessages.type : undefined}
          />
          <TextField
            label="Description"
            hint="What the picture shows, for people who cannot see it."
            value={alt}
            onValueChange={setAlt}
            error={isTried && !alt.trim() ? imageMessages.alt : undefined}
          />
        </FieldStack>
        <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
          <Button type="submit" busy={upload.row?.state === 'uploading'} busyLabel="Uploading…">
            Add picture
          </Button>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
        </div>
      </form>
    </Dialog>
  );
}
