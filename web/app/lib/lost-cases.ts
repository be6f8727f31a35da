type OpenCase = {
  readonly plaintiff_name: string;
  readonly defendant_name: string;
  readonly is_taken_on: boolean;
};

/** What becomes of a solicitor's open cases when they may no longer act, one sentence each; none without cases. */
export function lostCasesInWords(cases: readonly OpenCase[]): readonly string[] {
  const taken = cases.filter((one) => one.is_taken_on);
  const asked = cases.filter((one) => !one.is_taken_on);
  return [
    ...(taken.length > 0
      ? [
          `They have ${countOf(taken)}: ${namesOf(taken)}. ${taken.length === 1 ? 'It goes' : 'They go'} to the next solicitor who fits, if there is one, and ${taken.length === 1 ? 'does' : 'do'} not come back. Each client and our team are told by e-mail.`,
        ]
      : []),
    ...(asked.length > 0
      ? [
          `${countOf(asked)} ${asked.length === 1 ? 'waits' : 'wait'} for their answer and ${asked.length === 1 ? 'goes' : 'go'} to somebody else: ${namesOf(asked)}.`,
        ]
      : []),
  ];
}

const countOf = ({ length }: readonly OpenCase[]): string => `${length} ${length === 1 ? 'case' : 'cases'}`;

const namesOf = (cases: readonly OpenCase[]): string =>
  cases
    .map(({ plaintiff_name: plaintiff, defendant_name: defendant }) => `${plaintiff} against ${defendant}`)
    .join('; ');
