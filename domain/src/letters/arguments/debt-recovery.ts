import type { Jurisdiction } from '../../claims/jurisdictions.ts';
import type { Argue } from './argument.ts';
import { argueWithoutAgreement } from './without-agreement.ts';

const law: Readonly<Record<Jurisdiction, string>> = {
  'England & Wales':
    'In law a claim for a debt is straightforward. Once a fixed sum has fallen due, whether for a loan, an invoice or goods handed over, the creditor need not prove any loss; it is for the debtor to show payment or a reason in law why nothing is owed. Paying a part does not wipe out the remainder unless the creditor agreed to that for something in return. On a debt that goes to judgment the court has power to award interest under section 69 of the County Courts Act 1984.',
  Scotland:
    'An action for payment needs only the obligation and the fact that it has not been met; no loss has to be shown. If the money was lent, the lender is entitled to it back at the time agreed or, failing that, on demand; if it is the price of goods or work, it became due on delivery or completion unless you agreed otherwise. Where a decree is granted, interest may be added.',
  'Northern Ireland':
    'For a sum certain that is due and unpaid the common law asks only two things: that you agreed to it, and that the day for paying has come and gone. No damage has to be proved. An acknowledgment by you, even in a text message, or a payment on account, is evidence of what is owed. The court may allow interest for the time the money has been kept back.',
};

export const argueDebt: Argue = (facts) =>
  facts.relies === 'on-no-agreement' ? argueWithoutAgreement(facts) : argueFixedSum(facts);

const argueFixedSum: Argue = ({ claimant, role, amount, date, dueBetween, jurisdiction }) => ({
  about: 'an unpaid debt',
  basis: [
    `The claim is that you owe ${claimant} ${amount}. ${dueBetween ? `It is made up of sums with due days from ${dueBetween.first} to ${dueBetween.last}` : `The debt dates from ${date}`} and, according to ${role}, has not been paid.`,
    law[jurisdiction],
    'If you have paid already, send a receipt or a bank record that shows it and the matter will be looked at again at once. If you accept the debt but cannot clear it in one go, propose what you can manage each week or month: a realistic plan will be considered, and while an agreed plan is kept no claim will be started. If you think that the balance is wrong, tell us what you make it and how.',
  ],
  calculation: 'That is the balance said to be outstanding. This letter adds no interest or charge to it.',
  documents:
    'proof of any payment you have made, and any agreement, invoice or statement that you say shows a different balance',
});
