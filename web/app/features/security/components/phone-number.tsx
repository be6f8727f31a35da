import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import { changePhone, confirmPhone, removePhone } from '../api/change-phone.ts';
import { NumberAndCode } from './number-and-code.tsx';
import { Opening } from './opening.tsx';
import { SecurityItem } from './security-item.tsx';

/** The phone number for sign-in, if sign-in by phone is on. */
export function PhoneNumber({ phone }: { phone: string }) {
  const [open, setOpen] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  return (
    <SecurityItem
      title="Phone number"
      summary={
        phone === '' ? (
          'With a phone number you can sign in by a code that we text to you.'
        ) : (
          <>
            You can sign in with <strong className="whitespace-nowrap text-ink">+{phone}</strong>.
          </>
        )
      }
      notice={notice}
    >
      <div className="flex flex-wrap items-start gap-3">
        <Opening
          label={phone === '' ? 'Add a phone number' : 'Change phone number'}
          open={open}
          onOpen={() => {
            setNotice(null);
            setOpen(true);
          }}
        >
          <NumberAndCode
            phone=""
            hint="We text a code to it, to be sure that it is yours."
            onNumber={async (wanted) => {
              const { changed } = await changePhone(wanted);
              return changed ? null : (code) => confirmPhone(wanted, code);
            }}
            onDone={(added) => {
              setOpen(false);
              setNotice(`You can sign in with +${added} now.`);
            }}
            onCancel={() => setOpen(false)}
          />
        </Opening>
        {phone !== '' && !open ? (
          <Confirm
            danger
            title="Remove your phone number?"
            verb="Remove number"
            busyLabel="Removing…"
            onConfirm={async () => {
              await removePhone();
              setNotice('Your phone number is removed.');
            }}
            trigger={<Button variant="danger">Remove phone number</Button>}
          >
            You can no longer sign in with +{phone}. Your other ways to sign in stay.
          </Confirm>
        ) : null}
      </div>
    </SecurityItem>
  );
}
