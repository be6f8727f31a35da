-- Rows as they could be after migration 0042: the facts of a claim, which its letter froze.
insert into claim_facts (claim_id, version, content, frozen_at, created_at)
select id, 1, '{"claimant": "individual", "defendant": "company", "basis": {"kind": "not-told"}, "rows": [{"id": "row-1", "kind": "debt", "what": "Sum claimed", "how": "", "amount": 90000, "due": null, "proof": []}], "credits": [], "timeline": [{"on": "2026-02-09", "exact": true, "what": "Day of the events", "main": true, "proof": []}], "evidence": [], "interest": {"kind": "none"}, "triedToSettle": ""}', letter_sent_at, created_at
from legal_claims where id = '50000000-0000-4000-8000-000000000001'
on conflict do nothing;
