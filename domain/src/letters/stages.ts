/** The stages shown while a letter is written, in order. */
export const letterStages = ['reading', 'writing', 'checking'] as const;

export type LetterStage = (typeof letterStages)[number];

export const letterStageLabels: Readonly<Record<LetterStage, string>> = {
  reading: 'Reading your claim',
  writing: 'Writing the letter',
  checking: 'Checking it against your claim',
};
