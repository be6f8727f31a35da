import { topicWords } from '@plainclaim/domain/accounts/mail-topics';
import { londonDateOf, startOfLondonDay } from '@plainclaim/domain/shared/dates';
import { addDays } from '@plainclaim/domain/shared/iso-date';
import type { Db } from '../../platform/db/db.ts';
import { MailLayout } from '../../platform/mail/template/layout.tsx';
import { MailButton, MailHeading, MailLink, MailText } from '../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../platform/mail/template/render-mail.ts';
import { accountFacts } from '../auth/index.ts';
import { mailIfWanted, type OptionalMailDeps, subscribersOf } from '../mail-choices/index.ts';
import { type NewPost, postsPublishedBetween } from './reading/reading.store.ts';

const atOnce = 200;

/** Mails yesterday's posts to every subscriber. */
export async function mailNews(deps: OptionalMailDeps & { readonly db: Db }): Promise<void> {
  const today = londonDateOf(deps.clock.now());
  const yesterday = addDays(today, -1);
  const posts = await postsPublishedBetween(deps.db, startOfLondonDay(yesterday), startOfLondonDay(today));
  if (posts.length === 0) return;
  let after: string | undefined;
  while (true) {
    const people = await subscribersOf(deps.db, 'news', after, atOnce);
    for (const personId of people) {
      const email = (await accountFacts(deps.db, personId))?.email;
      if (!email) continue;
      await deps.db.transaction((tx) =>
        mailIfWanted(deps, tx, {
          personId,
          topic: 'news',
          byDefault: topicWords.news.byDefault,
          write: async (unsubscribeUrl) => ({
            ...(await writeNews(posts, deps.siteUrl, unsubscribeUrl)),
            to: { address: email },
            dedupeKey: `blog-news:${yesterday}:${personId}`,
          }),
        }),
      );
    }
    if (people.length < atOnce) return;
    after = people.at(-1);
  }
}

async function writeNews(posts: readonly NewPost[], siteUrl: string, unsubscribeUrl: string) {
  const [first] = posts;
  return {
    kind: 'blog-news',
    subject: posts.length === 1 && first ? first.title : `${posts.length} new articles – Plainclaim`,
    body: await renderMail(
      <MailLayout
        preview={posts.map(({ title }) => title).join(' · ')}
        reason="You get this mail because you asked for news from our blog."
        siteUrl={siteUrl}
        unsubscribeUrl={unsubscribeUrl}
      >
        <MailHeading>New on our blog</MailHeading>
        {posts.map(({ title, slug, excerpt }) => (
          <MailText key={slug}>
            <MailLink href={`${siteUrl}/blog/${slug}`}>{title}</MailLink>
            {excerpt === '' ? null : ` – ${excerpt}`}
          </MailText>
        ))}
        <MailButton href={`${siteUrl}/blog`}>Read the blog</MailButton>
      </MailLayout>,
    ),
  };
}
