import { describe, expect, it } from 'vitest';
import { openMailBench, smtpTo } from '../../platform/mail/testing/mail-bench.ts';
import { startMailServer } from '../../platform/mail/testing/mail-server.ts';
import { createMailbox } from './mailbox.routes.ts';

async function openMailbox() {
  const bench = await openMailBench();
  const mailbox = createMailbox({ db: bench.db, files: bench.files });
  const read = async (path: string) => {
    const response = await mailbox.request(path);
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  return { ...bench, mailbox, read };
}

type Listed = {
  emails: { id: string; subject: string; state: string; attachments: unknown[] }[];
  next: string;
};

describe('the mailbox', () => {
  it('lists mails newest first, page by page, each once', async () => {
    const { queue, clock, read } = await openMailbox();
    for (let index = 0; index < 30; index++) {
      await queue({ subject: `Mail ${index}` });
      // Some have equal timestamps: their order must hold across pages too.
      if (index % 3 === 0) clock.forward(60);
    }
    const first = JSON.parse((await read('/api')).body) as Listed;
    const second = JSON.parse((await read(`/api?before=${first.next}`)).body) as Listed;
    const subjects = [...first.emails, ...second.emails].map(({ subject }) => subject);
    expect(first.emails).toHaveLength(25);
    expect(second.next).toBeNull();
    expect(new Set(subjects).size).toBe(30);
    expect(subjects.at(-1)).toBe('Mail 0');
    expect((await read('/')).body).toContain(`/dev/mailbox?before=${first.next}`);
  });

  it('finds the mails to one person', async () => {
    const { queue, read } = await openMailbox();
    await queue({ subject: 'For Ada' });
    await queue({ subject: 'For Bob', to: { address: 'bob@example.com' } });
    const { emails } = JSON.parse((await read('/api?to=ADA@example.com')).body) as Listed;
    expect(emails.map(({ subject }) => subject)).toEqual(['For Ada']);
    const page = (await read('/?to=bob@example.com')).body;
    expect(page).toContain('For Bob');
    expect(page).not.toContain('For Ada');
  });

  it('shows how a mail fared', async () => {
    const { queue, work, read } = await openMailbox();
    const server = await startMailServer();
    server.refuseNext({ at: 'recipient', code: 550, text: 'no <b>such</b> user' });
    const id = await queue();
    await work(smtpTo(server.url));
    const { body } = await read(`/${id}`);
    expect(body).toContain('Given up on 16 November 2026');
    expect(body).toContain('no &lt;b&gt;such&lt;/b&gt; user');
  });

  it('gives out attachments as downloads', async () => {
    const { queue, files, read } = await openMailbox();
    await files.put('private/evidence/one.html', Buffer.from('<h1>hi</h1>'), {
      contentType: 'text/html',
      maxBytes: 100,
    });
    const id = await queue({
      attachments: [
        {
          fileName: 'Räumung.html',
          contentType: 'text/html',
          fileKey: 'private/evidence/one.html',
          size: 11,
        },
      ],
    });
    const { emails } = JSON.parse((await read('/api')).body) as {
      emails: { attachments: { href: string }[] }[];
    };
    const href = emails[0]?.attachments[0]?.href.replace('/dev/mailbox', '') ?? '';
    const file = await read(href);
    expect(file.body).toBe('<h1>hi</h1>');
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    expect((await read(`/${id}`)).body).toContain('Räumung.html');
  });

  it.each([
    '/nonsense',
    '/0b0f8a34-5f0d-4b52-9d6e-3a9d3c4d1f10',
    '/0b0f8a34-5f0d-4b52-9d6e-3a9d3c4d1f10/html',
  ])('answers 404 for %s', async (path) => {
    const { read } = await openMailbox();
    expect((await read(path)).status).toBe(404);
  });
});

it('says of a letter that is not printed yet when it will be, and not that it is empty', async () => {
  const { queue, read } = await openMailbox();
  const attachment = {
    fileName: 'letter.pdf',
    contentType: 'application/pdf',
    fileKey: 'private/letter.pdf',
  };
  const { body } = await read(`/${await queue({ attachments: [{ ...attachment, size: 0 }] })}`);
  expect(body).toContain('application/pdf, made when it is first opened');
  expect(body).not.toContain('0 bytes');
});

describe('markup in a mail', () => {
  const evil = '<script>alert(1)</script>"><img src=x onerror=alert(2)>';

  it('is inert in the list and on the page of the mail', async () => {
    const { queue, read } = await openMailbox();
    const id = await queue({
      subject: evil,
      to: { address: 'ada@example.com', name: evil },
      dedupeKey: evil,
    });
    for (const path of ['/', `/?to=${encodeURIComponent(evil)}`, `/${id}`]) {
      const { body } = await read(path);
      expect(body).toContain('&lt;script&gt;');
      expect(body).not.toContain('<script');
      expect(body).not.toContain('<img');
    }
  });

  it('is shown in a frame that runs no scripts', async () => {
    const { queue, read } = await openMailbox();
    const id = await queue();
    const policy = (await read(`/${id}/html`)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/(^|; )sandbox/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
    expect((await read(`/${id}`)).body).toMatch(
      /<iframe[^>]+sandbox="allow-popups allow-popups-to-escape-sandbox"/,
    );
  });
});
