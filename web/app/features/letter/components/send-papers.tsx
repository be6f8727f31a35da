import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '../../../art/icon.tsx';
import type { Draft } from '../../../lib/claims-api.ts';
import { SideCard } from '../../../ui/display/side-card.tsx';
import { answersAddress } from '../answers-address.ts';
import type { Paper, Parcel } from '../what-goes.ts';

/** What leaves with the letter, each by its number, and what stays with the claimant. */
export function SendPapers({ draft, parcel }: { draft: Draft; parcel: Parcel }) {
  const { sent, toFollow, keptBack, mayBeLinked } = parcel;
  return (
    <SideCard title="What goes with it">
      <ul>
        <PaperLine
          icon="mail"
          paper={{
            no: null,
            name: 'Letter Before Action',
            note: draft.form.defendantEmailUnknown ? 'As a PDF' : 'In the e-mail, and as a PDF',
          }}
        />
        {sent.map((paper, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
          <PaperLine key={at} icon="paperclip" paper={paper} />
        ))}
        {toFollow.map((paper) => (
          <PaperLine key={paper.no} icon="clock" paper={paper} />
        ))}
      </ul>
      {sent.length === 0 ? <Note>No files go with it.</Note> : null}
      {mayBeLinked ? <Note>What does not fit into one e-mail is sent as a link to download.</Note> : null}
      {keptBack.length > 0 ? (
        <>
          <h3 className="mt-5 font-sans text-15/[1.3] font-strong tracking-normal">
            Kept back: stays with your case
          </h3>
          <ul>
            {keptBack.map((paper, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
              <PaperLine key={at} icon="lock" paper={paper} />
            ))}
          </ul>
        </>
      ) : null}
      {sent.length + keptBack.length > 0 ? (
        <Note>
          <Link to={answersAddress(draft.id, 1)}>Choose what they get</Link> in your answers, under Evidence.
        </Note>
      ) : null}
    </SideCard>
  );
}

function PaperLine({ icon, paper: { no, name, note } }: { icon: IconName; paper: Paper }) {
  return (
    <li className="grid grid-cols-[22px_minmax(0,1fr)] gap-x-3 border-t border-line py-[11px] first:border-t-0">
      <Icon name={icon} className="mt-0.5 size-5 text-ink-3" />
      <span className="leading-[1.4] font-semibold wrap-anywhere">
        {no === null ? null : <span className="tabular-nums">[{no}] </span>}
        {name}
        <span className="block text-15 font-normal text-ink-2">{note}</span>
      </span>
    </li>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-2 text-15/normal text-ink-2">{children}</p>;
}
