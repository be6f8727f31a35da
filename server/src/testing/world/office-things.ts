import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Bench } from './bench.ts';
import type { People } from './people.ts';

type Made = {
  readonly category: { id: string };
  readonly tag: { id: string };
  readonly post: { id: string };
};

const envelope = { network: '203.0.113.7', recipients: ['claims@plainclaim.example'] };

/** What admins work on: replies, messages, mails and the blog. */
export async function plantOffice(bench: Bench, { admin }: People, claimId: string) {
  const { app, call, rows } = bench;
  await app.app.takeMail(mailAbout(`Claim ID: ${claimId}`, '<matched@reed.example>'), envelope);
  await app.app.takeMail(mailAbout('About your letter', '<unmatched@reed.example>'), envelope);
  const replies = await rows('defendant_responses');
  const matched = replies.find(({ claim_id: about }) => about === claimId);
  const unmatched = replies.find(({ claim_id: about }) => about === null);
  const [attachment] = (await rows('defendant_response_attachments', 'id')).filter(
    ({ response_id: of }) => of === matched?.id,
  );

  const page = await call<{ form_token: string }>(null, 'GET', '/api/contact');
  app.clock.forward(60);
  const contact = {
    first_name: 'Sam',
    last_name: 'Reed',
    email: 'sam@reed.example',
    claim_id: '',
    issue: 'May I pay in two parts?',
    form_token: page.body.form_token,
  };
  await call(null, 'POST', '/api/contact', contact);

  const make = async (what: string, body: object) =>
    (await call<Made>(admin, 'POST', `/api/admin/blog/${what}`, body)).body;
  const { category } = await make('categories', { name: 'Letters', slug: 'letters' });
  const spare = await make('categories', { name: 'Spare', slug: 'spare' });
  const { tag } = await make('tags', { name: 'Proof', slug: 'proof' });
  const words = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Words.' }] }],
  };
  const post = { title: 'Post', slug: 'post', content: words, category_id: category.id, status: 'published' };
  const made = await make('posts', post);
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0e5a4a' } })
    .png()
    .toBuffer();
  const image = await app.request('/api/admin/blog/images', {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'image/png' },
    body: new Uint8Array(picture),
  });
  const { url } = ((await image.json()) as { image: { url: string } }).image;

  const mails = await rows('emails');
  // Only of a claim whose letter text exists: the letter cannot be printed without it.
  const withFile = await app.platform.db.execute(
    sql`select id, email_id from email_attachments a
      where exists (select 1 from legal_claims c where c.generated_letter_content is not null and a.file_key like '%/' || c.id || '/%')
      order by id limit 1`,
  );
  // Not a letter: one that was corrected or dated anew meanwhile is not sent again.
  const failedMailId = String(mails.find(({ kind }) => kind === 'claim-confirmation')?.id);
  await app.platform.db.execute(
    sql`update emails set failed_at = created_at, last_error = '550', kept_at = null, sent_at = null where id = ${failedMailId}`,
  );
  // A sent mail that was caused by an admin's act.
  const leftMailId = String(mails.find(({ kind }) => kind === 'payment-link')?.id);
  await app.platform.db.execute(
    sql`update emails set kept_at = created_at, attempts = 1, failed_at = null, sent_at = null where id = ${leftMailId}`,
  );
  const today = londonDateOf(app.clock.now());
  const written = { claim_id: claimId, channel: 'phone', received_on: today, said: 'Please call again.' };
  const { body: spoken } = await call<{ response: { id: string } }>(
    admin,
    'POST',
    '/api/admin/replies/by-hand',
    written,
  );
  return {
    today,
    writtenReplyId: spoken.response.id,
    replyId: String(matched?.id),
    attachmentId: String(attachment?.id),
    unmatchedReplyId: String(unmatched?.id),
    contact,
    messageId: String((await rows('contact_messages'))[0]?.id),
    categoryId: category.id,
    spareCategoryId: spare.category.id,
    tagId: tag.id,
    post,
    postId: made.post.id,
    picture,
    imagePath: url.replace(/^.*\/files\/public\//, ''),
    failedMailId,
    leftMailId,
    mailId: String(mails.find(({ id }) => id !== failedMailId)?.id),
    mailWithFileId: String(withFile.rows[0]?.email_id),
    mailFileId: String(withFile.rows[0]?.id),
  };
}

const mailAbout = (subject: string, messageId: string) =>
  Buffer.from(
    [
      'From: Sam Reed <sam@reed.example>',
      `Subject: Re: ${subject}`,
      `Message-ID: ${messageId}`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=part',
      '',
      '--part',
      'Content-Type: text/plain',
      '',
      'I am not sure what this is about.',
      '--part',
      'Content-Type: application/pdf; name=receipt.pdf',
      'Content-Disposition: attachment; filename=receipt.pdf',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n').toString('base64'),
      '--part--',
      '',
    ].join('\r\n'),
  );
