import { complaintBusinessDays, supportHours } from '@plainclaim/domain/contact/support';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../art/icon.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { TextLink } from '../../../ui/link.tsx';

/** Support hours, and what often answers a question sooner. */
export function SupportDetails({ isOpen }: { isOpen: boolean }) {
  return (
    <aside aria-label="Support details" className="grid content-start gap-8">
      <Detail icon="clock" title="Support hours">
        <p>{supportHours.words}</p>
        <p className="mt-2">
          {isOpen ? (
            <Badge tone="green" icon="circle-check">
              We are here now
            </Badge>
          ) : (
            <Badge tone="neutral" icon="clock">
              Closed now
            </Badge>
          )}
        </p>
        {isOpen ? null : <p className="mt-2">Write at any time: we read your message when we are back.</p>}
      </Detail>
      <Detail icon="help" title="A quick answer">
        <p>
          Deadlines, costs, evidence and what happens after the letter are answered in our{' '}
          <TextLink to="/faq">questions and answers</TextLink>.
        </p>
      </Detail>
      <Detail icon="scale" title="What we cannot do">
        <p>
          We are a technology platform, not a law firm. We explain how Plainclaim works; we cannot tell you
          what to do in your case.
        </p>
      </Detail>
      <Detail icon="gavel" title="Are you a solicitor?">
        <p>
          You can <TextLink to="/signup/solicitor">register with us</TextLink>. Have your regulator’s number
          at hand: we check it before we pass on any case.
        </p>
      </Detail>
      <Detail icon="flag" title="Complaints">
        <p>
          Tell us here what went wrong. We aim to settle every complaint within {complaintBusinessDays}{' '}
          business days.
        </p>
      </Detail>
    </aside>
  );
}

type DetailProps = { icon: IconName; title: string; children: ReactNode };

function Detail({ icon, title, children }: DetailProps) {
  return (
    <section className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3.5">
      <Icon name={icon} className="mt-px size-6 text-brand" />
      <div>
        <h2 className="font-sans text-16/normal font-strong tracking-normal">{title}</h2>
        <div className="mt-1 max-w-[44ch] text-ink-2">{children}</div>
      </div>
    </section>
  );
}
