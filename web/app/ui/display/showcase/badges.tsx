import {
  ClaimStatusBadge,
  ConfidenceBadge,
  DeadlineBadge,
  DeliveryBadge,
  ManualReviewBadge,
  ReplyTypeBadge,
} from '../badge.tsx';
import { Part, Row } from './part.tsx';

const statuses = [
  'pending',
  'active',
  'responded',
  'settlement_accepted_payment_pending',
  'resolved',
  'cancelled',
];

export function BadgeParts() {
  return (
    <>
      <Part title="Status badges">
        <Row>
          {statuses.map((status) => (
            <ClaimStatusBadge key={status} status={status} />
          ))}
        </Row>
      </Part>
      <Part title="Deadlines">
        <Row>
          <DeadlineBadge urgency="overdue">Overdue by 2 days</DeadlineBadge>
          <DeadlineBadge urgency="today">Due Today</DeadlineBadge>
          <DeadlineBadge urgency="soon">3 days left</DeadlineBadge>
          <DeadlineBadge urgency="normal">11 days left</DeadlineBadge>
        </Row>
      </Part>
      <Part title="Readings of a reply">
        <Row>
          {['PAYMENT', 'DISPUTE', 'DENIAL', 'INFORMATION', 'UNCLEAR'].map((type) => (
            <ReplyTypeBadge key={type} type={type} />
          ))}
        </Row>
        <Row>
          {['HIGH', 'MEDIUM', 'LOW'].map((level) => (
            <ConfidenceBadge key={level} level={level} />
          ))}
          <ManualReviewBadge />
        </Row>
      </Part>
      <Part title="Mail delivery">
        <Row>
          {['queued', 'sent', 'delivered', 'bounced'].map((state) => (
            <DeliveryBadge key={state} state={state} />
          ))}
        </Row>
      </Part>
    </>
  );
}
