import { defendantName } from '@plainclaim/domain/claims/defendant';
import type { DraftLetter } from '../letter/letter-of-draft.ts';
import { presentDocument } from '../present-document.ts';
import type { Draft } from './draft.ts';
import type { DraftRow } from './drafts.store.ts';
import { formOf } from './form-of.ts';

export function presentDraft(draft: Draft) {
  return {
    id: draft.id,
    form: draft.form,
    facts: draft.facts,
    step: draft.step,
    version: draft.version,
    documents: draft.documents.map(presentDocument),
    letter: draft.letter && presentDraftLetter(draft.letter),
    created_at: draft.createdAt.toISOString(),
    updated_at: draft.updatedAt.toISOString(),
  };
}

export function presentDraftLetter(letter: DraftLetter) {
  return {
    version: letter.version,
    text: letter.text,
    preview: letter.preview,
    values: letter.values,
    source: letter.source,
    notice: letter.notice,
    problems: letter.problems.map(({ rule, kind, message, line, excerpt }) => ({
      rule,
      kind,
      message,
      line,
      excerpt,
    })),
    kept: [...letter.kept],
    left_out: [...letter.leftOut],
    is_stale: letter.isStale,
    deadline_days: letter.deadlineDays,
    response_deadline: letter.responseDeadline,
  };
}

export function presentDraftSummary(row: DraftRow) {
  const form = formOf(row);
  const isNamed = [form.defendantFirstName, form.defendantLastName, form.defendantCompanyName].some(
    (name) => name.trim() !== '',
  );
  return {
    id: row.id,
    step: row.step,
    issue_type: form.issueType,
    amount: form.amount,
    // `defendantName` answers "Unknown Individual" for an unfinished form.
    defendant_name: isNamed ? defendantName(form) : '',
    has_letter: row.letter !== null,
    updated_at: row.updatedAt.toISOString(),
  };
}
