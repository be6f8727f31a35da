import { pence } from '@plainclaim/domain/shared/money';
import { Button } from '../../button.tsx';
import { TextLink } from '../../link.tsx';
import { Alert } from '../alert.tsx';
import { Card, CardBody, CardHead } from '../card.tsx';
import { CopyButton } from '../copy-button.tsx';
import { DescriptionList } from '../description-list.tsx';
import { Money } from '../money.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { Stat, StatSheet } from '../stat.tsx';
import { Part, Row } from './part.tsx';

export function FigureParts() {
  return (
    <>
      <Part title="Figures">
        <StatSheet label="Claims in figures">
          <Stat label="Total Claims" value="248" icon="list" note="All claims" to="?list=all" />
          <Stat label="Awaiting Response" value="151" icon="hourglass" to="?list=waiting" />
          <Stat label="Overdue Claims" value="9" icon="alert" tone="bad" note="Past their deadline" />
          <Stat label="Approaching" value="6" icon="clock" tone="soon" note="Next 3 days" to="?list=soon" />
          <Stat label="Total Claims Value" value="£487,320.00" icon="scale" note="Sum of all claims" />
        </StatSheet>
      </Part>
      <Part title="Money">
        <p>
          <Money pence={pence(115_000)} size="page" />
        </p>
        <p className="mt-3">
          <Money pence={pence(90_000)} size="row" />
        </p>
        <p className="mt-3">
          You owe her <Money pence={pence(31_800)} /> by Friday.
        </p>
      </Part>
      <Part title="Card with facts">
        <Card>
          <CardHead title="Details" level={3}>
            <TextLink to="#details">Change</TextLink>
          </CardHead>
          <CardBody className="pt-2 sm:pt-2">
            <DescriptionList
              wide
              facts={[
                { term: 'Amount', detail: <Money pence={pence(90_000)} /> },
                {
                  term: 'Claimant',
                  detail: 'Hannah Okoro',
                  more: '27 Marlowe Street, Leeds LS6 9ZQ',
                },
                { term: 'Jurisdiction', detail: 'England & Wales' },
              ]}
            />
          </CardBody>
        </Card>
        <Card dashed className="mt-4 p-5">
          <p className="font-[650]">Unfinished: Contract Dispute</p>
          <ProgressBar
            className="mt-3 max-w-[320px]"
            label="Progress of the draft"
            labelHidden
            value={3}
            max={4}
            text="Step 3 of 4: Defendant information"
          />
        </Card>
      </Part>
      <Part title="Copy">
        <Row>
          <CopyButton
            text="7c1f0a52-3b9e-4d17-9a60-52f8e1c4b7d3"
            accessibleLabel="Copy claim ID"
            copied="Claim ID copied"
          />
        </Row>
      </Part>
      <Part title="Alerts">
        <div className="grid gap-2.5">
          <Alert title="You will be redirected to continue your claim" />
          <Alert tone="good" title="Claim submitted successfully!" onDismiss={() => {}}>
            Letter Before Action has been sent to the defendant
          </Alert>
          <Alert
            tone="amber"
            title="Above the small claims limit"
            actions={
              <Button variant="secondary" size="sm">
                Find a solicitor
              </Button>
            }
          >
            Your claim amount of £12,000.00 is above the £10,000 small claims limit for England & Wales.
          </Alert>
          <Alert tone="danger" title="Error generating letter:">
            Failed to generate letter. <TextLink to="#again">Try Again</TextLink>
          </Alert>
        </div>
      </Part>
    </>
  );
}
