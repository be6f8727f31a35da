import { pence } from '@plainclaim/domain/shared/money';
import { lazy } from 'react';
import { Button } from '../../button.tsx';
import { Accordion } from '../accordion.tsx';
import { ChartFrame } from '../chart-frame.tsx';
import { Money } from '../money.tsx';
import { NextStep } from '../next-step.tsx';
import { Tabs } from '../tabs.tsx';
import { Timeline, type TimelineItem } from '../timeline.tsx';
import { Part } from './part.tsx';

const BarChart = lazy(() => import('../bar-chart.tsx'));

const events: TimelineItem[] = [
  {
    id: 'sent',
    state: 'past',
    icon: 'send',
    title: 'Letter sent',
    when: 'Nov 06, 2026 at 9:12 AM',
    who: 'Plainclaim',
  },
  {
    id: 'bounced',
    state: 'past',
    bad: true,
    icon: 'mail-x',
    title: 'Copy bounced',
    when: 'The address does not exist',
  },
  {
    id: 'waiting',
    state: 'now',
    icon: 'clock',
    title: 'Waiting for a reply',
    when: '9 days since the letter',
  },
  {
    id: 'deadline',
    state: 'next',
    icon: 'calendar',
    title: 'Response deadline',
    when: 'November 20, 2026',
  },
];

const months = [
  { label: 'Aug', value: 5900, shown: '5.9k' },
  { label: 'Sep', value: 8200, shown: '8.2k' },
  { label: 'Oct', value: 10_600, shown: '10.6k' },
  { label: 'Nov', value: 7900, shown: '7.9k', hatched: true },
];

const replies = [
  { label: 'Payment', value: 41, tone: 'good' as const },
  { label: 'Dispute', value: 24, tone: 'danger' as const },
  { label: 'Information', value: 17, tone: 'amber' as const },
  { label: 'Denial', value: 9, tone: 'danger' as const, hatched: true },
  { label: 'Unclear', value: 6, tone: 'neutral' as const },
];

export function ReadingParts({ pane }: { pane: string }) {
  return (
    <>
      <Part title="Next step">
        <NextStep
          sentence="Tarn & Thistle Kitchens Ltd has until 20 November 2026 to reply. You don’t need to do anything before then."
          note="If they stay silent we will write to you on 21 November with your choices."
          days={{ left: 5, total: 14, from: '6 Nov', to: '20 Nov' }}
          actions={
            <Button variant="secondary" size="sm">
              They have paid me
            </Button>
          }
        />
      </Part>
      <Part title="Timeline">
        <Timeline label={`What happened, ${pane}`} items={events} />
      </Part>
      <Part title="Tabs">
        <Tabs
          label={`Referrals, ${pane}`}
          tabs={[
            { id: 'pending', label: 'Pending Claims', count: 3, content: <p>Three claims wait for you.</p> },
            { id: 'accepted', label: 'Accepted Claims', count: 1, content: <p>One claim is yours.</p> },
          ]}
        />
      </Part>
      <Part title="Accordion">
        <Accordion
          items={[
            {
              id: `fees-${pane}`,
              question: 'What does it cost?',
              answer: <p>Ten per cent of what is recovered. Nothing if nothing is.</p>,
            },
            {
              id: `reply-${pane}`,
              question: 'What if they never reply?',
              answer: <p>We write to you the day after the deadline with your choices.</p>,
            },
          ]}
        />
      </Part>
      <Part title="Charts">
        <div className="grid gap-4">
          <ChartFrame
            level={3}
            question="How much money came back each month?"
            description="Card payments completed, in pounds. November so far."
            figures={{
              columns: ['Month', 'Recovered'],
              rows: months.map((m) => [m.label, <Money key={m.label} pence={pence(m.value * 100)} />]),
            }}
          >
            <BarChart bars={months} />
          </ChartFrame>
          <ChartFrame
            level={3}
            question="How do defendants answer?"
            description="97 processed replies."
            figures={{ columns: ['Reply', 'Number'], rows: replies.map((r) => [r.label, String(r.value)]) }}
          >
            <BarChart bars={replies} direction="across" />
          </ChartFrame>
        </div>
      </Part>
    </>
  );
}
