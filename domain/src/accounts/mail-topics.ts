/** Optional mails. Every other mail belongs to a claim, a case or the security of the account. */
export const mailTopics = ['reminders', 'news'] as const;

export type MailTopic = (typeof mailTopics)[number];

export const isMailTopic = (text: string): text is MailTopic => mailTopics.some((topic) => topic === text);

type TopicWords = {
  readonly label: string;
  readonly hint: string;
  /** Inside a sentence: 'You no longer get reminders.' */
  readonly inSentence: string;
  /** Used until the user chooses. News takes an opt-in (PECR, regulation 22). */
  readonly byDefault: boolean;
};

export const topicWords: Readonly<Record<MailTopic, TopicWords>> = {
  reminders: {
    label: 'Reminders',
    hint: 'For example that a claim you began will soon be deleted.',
    inSentence: 'reminders',
    byDefault: true,
  },
  news: {
    label: 'News from our blog',
    hint: 'New articles, at most one mail a day. Off unless you ask for it.',
    inSentence: 'news from our blog',
    byDefault: false,
  },
};

export type MailChoices = Readonly<Partial<Record<MailTopic, boolean>>>;

export const wantsMail = (topic: MailTopic, said: MailChoices): boolean =>
  said[topic] ?? topicWords[topic].byDefault;
