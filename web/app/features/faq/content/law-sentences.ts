import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { formatPoundsWhole, pence } from '@plainclaim/domain/shared/money';
import { byNation, higherCourtLimit, inNations, issueFeeUpTo, type LawToday } from './law-facts.ts';

/** Empty where no court takes more than we do. */
export function courtLimitSentence(today: LawToday): string {
  const limits = jurisdictions.flatMap((nation) => {
    const limit = higherCourtLimit(nation, today);
    return limit ? [`${formatPoundsWhole(limit)} in ${nation}`] : [];
  });
  return limits.length === 0 ? '' : ` The courts themselves take small claims up to ${limits.join(', ')}.`;
}

export function courtFeeSentence(today: LawToday): string {
  const fees = [300, 1000, 3000, 10_000].map((pounds) => {
    const fee = issueFeeUpTo(pounds, today);
    return fee && `${fee} up to ${formatPoundsWhole(pence(pounds * 100))}`;
  });
  const start = 'In England & Wales it grows with the claim and its interest:';
  if (fees.includes(undefined)) return `${start} ask the court how much it is.`;
  return `${start} ${fees.slice(0, -1).join(', ')} and ${fees.at(-1)}.`;
}

export function timeSentences({ law, on }: LawToday): string {
  const { known, unknown } = byNation(law['limitation/contract'], on);
  const [first, ...others] = known;
  const ends = ', after which the debt itself ends';
  const within = others.map(
    ({ value, nations }) => `; ${inNations(nations)} within ${value}${isOnlyScotland(nations) ? ends : ''}`,
  );
  const isSaid = others.some(({ nations }) => isOnlyScotland(nations));
  return [
    first &&
      `${capital(inNations(first.nations))} most claims about money or damage have to be started within ${first.value} years${within.join('')}.`,
    !isSaid && !unknown.includes('Scotland') && 'In Scotland the debt itself ends with it.',
    unknown.length > 0 && `${capital(inNations(unknown))} ask a solicitor how long you have.`,
    injurySentence({ law, on }),
  ]
    .filter(Boolean)
    .join(' ');
}

function injurySentence({ law, on }: LawToday): string {
  const { known, unknown } = byNation(law['limitation/injury'], on);
  const [first, ...others] = known;
  if (!first) return 'For a personal injury ask a solicitor.';
  if (others.length === 0 && unknown.length === 0)
    return `For a personal injury it is ${first.value} years as a rule.`;
  const periods = known.map(({ value, nations }) => `${value} years ${inNations(nations)}`);
  return `For a personal injury it is as a rule ${listed(periods)}.`;
}

export function interestSentences({ law, on }: LawToday): string {
  const { known, unknown } = byNation(law.courtRate, on);
  const rates = known.map(({ value, nations }) => `${inNations(nations)} commonly ${value}% a year`);
  const ask = `${capital(inNations(unknown))} ask the court what it allows.`;
  return [
    rates.length > 0 ? `A court may award it: ${rates.join(', ')}, simple.` : 'A court may award it.',
    ...(unknown.length > 0 ? [ask] : []),
  ].join(' ');
}

const isOnlyScotland = (nations: readonly string[]): boolean => nations.join() === 'Scotland';

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
