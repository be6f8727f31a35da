import type { DebtLetter } from './debt-letter.ts';
import { enclosesDebtPapers } from './encloses-debt-papers.ts';
import { type DebtEnclosureId, debtEnclosureIds, debtEnclosureNames } from './enclosure-names.ts';
import { financialStatement } from './financial-statement.ts';
import { informationSheet } from './information-sheet.ts';
import type { Paper } from './paper.ts';
import { replyForm } from './reply-form.ts';
import { statementOfAccount } from './statement-of-account.ts';

export type DebtEnclosure = { readonly id: DebtEnclosureId; readonly title: string; readonly paper: Paper };

const paperOf: Readonly<Record<DebtEnclosureId, (letter: DebtLetter) => Paper>> = {
  'statement-of-account': statementOfAccount,
  'information-sheet': informationSheet,
  'reply-form': replyForm,
  'financial-statement': financialStatement,
};

/** The papers that go with a letter, in order; none where the Debt Protocol does not certainly apply. */
export function debtEnclosuresOf(letter: DebtLetter): readonly DebtEnclosure[] {
  if (!enclosesDebtPapers(letter.context)) return [];
  return debtEnclosureIds.map((id) => ({
    id,
    title: debtEnclosureNames[id].title,
    paper: paperOf[id](letter),
  }));
}
