import { useState } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { Button, IconButton } from '../../button.tsx';
import { Part, Row } from '../../display/showcase/part.tsx';
import { ArrowLink, ButtonLink, TextLink } from '../../link.tsx';

export function ButtonParts() {
  return (
    <>
      <Part title="Buttons">
        <Row>
          <Button>Submit Claim</Button>
          <Button variant="secondary">Previous</Button>
          <Button variant="quiet">Cancel</Button>
          <Button variant="danger">
            <Icon name="trash" />
            Delete
          </Button>
        </Row>
        <Row>
          <Button size="lg">Start a claim</Button>
          <Button size="sm">
            <Icon name="pencil" />
            Edit Letter
          </Button>
          <Button size="sm" variant="secondary">
            Print
          </Button>
          <IconButton icon="copy" label="Copy the claim ID" />
        </Row>
        <div className="mt-3 rounded-xl bg-band-woven p-5">
          <Button variant="band">Write my letter</Button>
        </div>
        <div className="mt-3">
          <Button block>
            Next
            <Icon name="arrow-right" />
          </Button>
        </div>
      </Part>
      <Part title="Busy, and off">
        <Row>
          <BusyButton />
          <Button variant="secondary" busy busyLabel="Sending…">
            Send
          </Button>
          <Button busy>Save changes</Button>
          <Button variant="secondary" disabled>
            Previous
          </Button>
        </Row>
        <Row>
          <Button disabledReason="Next is off because the amount is missing.">Next</Button>
        </Row>
      </Part>
      <Part title="Links">
        <p>
          A link <TextLink to="#links">inside a sentence</TextLink> and one that leads on:
        </p>
        <Row>
          <ArrowLink to="#links">Read the whole letter</ArrowLink>
        </Row>
        <Row>
          <ButtonLink to="#links">Submit Your First Claim</ButtonLink>
          <ButtonLink to="#links" variant="secondary" size="sm">
            View Claim
          </ButtonLink>
        </Row>
      </Part>
    </>
  );
}

function BusyButton() {
  const [busy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2000);
  };
  return (
    <Button busy={busy} busyLabel="Saving…" onClick={save}>
      Save for two seconds
    </Button>
  );
}
