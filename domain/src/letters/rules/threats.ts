import { problemAt, type RuleCheck } from '../reading/read-letter.ts';
import { sentencesOf } from '../reading/sentences.ts';

type Threat = { readonly topic: RegExp; readonly when: RegExp; readonly what: string };

// A fact ('the police attended') is not a threat; what may, will or could happen to the reader is.
const announces =
  /\b(?:will|shall|may|might|would|could|can|gonna|going\s+to|if|unless|or\s+else|otherwise|intend(?:s|ing)?|consider(?:s|ing)?|reserves?|reserving|threat\w*|prepared\s+to|ready\s+to|have\s+to|has\s+to|must|want(?:s|ing)?|let|tell(?:ing)?|report(?:s|ing)|reported\s+you|contact(?:s|ing)?|involv(?:e|es|ing)|inform(?:s|ing)?|notify(?:ing)?|call(?:s|ing)?|refer(?:s|ring)?|fac(?:e|es|ing)|risk(?:s|ing)?|expect|next)\b|'ll\b/i;

const threats: readonly Threat[] = [
  {
    topic:
      /\bpolice\b|\baction\s+fraud\b|\bcriminal(?:ly)?\b|\bcrime\b|\bprosecut\w*|\barrest(?:ed|s)?\b|\bjail(?:ed)?\b|\bprison\b|\bimprison\w*|\bfraud\s+squad\b|\bhandcuffs\b/i,
    when: announces,
    what: 'the police or prosecution',
  },
  {
    topic:
      /\bnam(?:e|ing)\s+and\s+sham(?:e|ing)\b|\bgo(?:ing)?\s+public\b|\bsocial\s+media\b|\bfacebook\b|\btwitter\b|\binstagram\b|\btiktok\b|\byoutube\b|\btrustpilot\b|\b(?:google|negative|bad|online)\s+reviews?\b|\bnewspapers?\b|\bjournalists?\b|\bthe\s+(?:press|media|local\s+papers?)\b|\bpublicity\b|\bpublicis\w*|\bpublicly\b|\bpublish\w*|\bexpose\s+you\b|\byour\s+(?:employers?|boss|neighbours?|family|friends|relatives|customers|colleagues)\b/i,
    when: announces,
    what: 'publicity, or to tell other people',
  },
  {
    topic:
      /\b(?:hurt|harm|beat|kill|stab|burn|smash|attack)\s+(?:you|your|him|her|them)\b|\bbreak\s+your\s+(?:legs?|arms?|neck|windows?|door)\b|\b(?:come|go|sent?|send|turn\s+up|visit)\b.{0,40}\b(?:at|to|round(?:\s+to)?)\s+your\s+(?:house|home|door|work|workplace)\b|\bknow\s+where\s+you\s+live\b|\bwatch\s+your\s+back\b|\byou(?:'ll|\s+will)\s+(?:be\s+sorry|regret)\b|\bmake\s+your\s+life\b|\bsend\s+(?:the\s+boys|someone\s+round|people\s+round)\b/is,
    when: /./,
    what: 'harm or an unwelcome visit',
  },
  {
    topic: /\bcredit\s+(?:rating|score|file|record|history|report)\b|\bcreditworth\w*|\bblacklist\w*/i,
    when: /\b(?:will|shall|ruin\w*|destroy\w*|wreck\w*|damag\w*|blacklist\w*)\b|'ll\b/i,
    what: "the loss of somebody's credit",
  },
  {
    topic: /\bimmigration\b|\bdeport\w*|\bhome\s+office\b|\bvisa\b/i,
    when: announces,
    what: 'immigration trouble',
  },
];

/** Court is the one thing a letter before action may announce. */
export const checkThreats: RuleCheck = (reading) => {
  // Most letters speak of none of it.
  const spokenOf = threats.filter(({ topic }) => topic.test(reading.masked));
  if (spokenOf.length === 0) return [];
  return sentencesOf(reading.masked).flatMap((sentence) =>
    spokenOf.flatMap(({ topic, when, what }) => {
      const match = topic.exec(sentence.text);
      if (!match || !when.test(sentence.text)) return [];
      return [
        problemAt(
          reading,
          'threats',
          { index: sentence.index + match.index, text: match[0] },
          `The letter must not threaten ${what}. Take this sentence out, or say only what happened.`,
        ),
      ];
    }),
  );
};
