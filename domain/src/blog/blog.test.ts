import { describe, expect, it } from 'vitest';
import { categoryForm, categoryInUse, tagForm } from './category.ts';
import { imageSources, imageUrl, readImageUrl, socialUrl, widthsOf } from './image-url.ts';
import { imageMaxBytes, imageProblem } from './limits.ts';
import { isSafeLink } from './link.ts';
import { defaultMetaTitle, lengthHint, recommendedLengths } from './meta.ts';
import { type PostForm, postForm, publishedAtOf } from './post.ts';
import { isPublic, statusAt } from './post-state.ts';
import { slugFrom } from './slug.ts';
import { slugField } from './slug-field.ts';

const now = new Date('2026-11-16T10:00:00Z');
const earlier = new Date('2026-11-01T10:00:00Z');
const later = new Date('2026-11-16T10:00:01Z');
const folder = `blog/posts/1763200000000-${'ab'.repeat(16)}-1200x800`;
const picture = `/files/public/${folder}/1200.webp`;

const form: PostForm = {
  title: 'Before you write',
  slug: 'before-you-write',
  excerpt: '',
  content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Begin.' }] }] },
  featuredImageUrl: '',
  featuredImageAlt: '',
  categoryId: '60000000-0000-4000-8000-000000000001',
  tagIds: [],
  status: 'draft',
  metaTitle: '',
  metaDescription: '',
};

const problemsOf = (changes: object) => {
  const parsed = postForm.safeParse({ ...form, ...changes });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path[0], message]);
};

describe('slugFrom', () => {
  it.each([
    ['Letters & Evidence', 'letters-and-evidence'],
    ['  What’s a “letter before action”?  ', 'whats-a-letter-before-action'],
    ['Crème brûlée: £500, 50% off', 'creme-brulee-500-50-off'],
    ['--already--a-slug--', 'already-a-slug'],
    ['日本語', ''],
    [`${'long '.repeat(40)}`, `${'long-'.repeat(19)}l`],
  ])('%j is %j', (name, slug) => {
    expect(slugFrom(name)).toBe(slug);
    if (slug) expect(slugField.safeParse(slug).success).toBe(true);
  });
});

describe('a category', () => {
  it.each([
    [{ name: ' ', slug: 'x' }, 'Category name is required'],
    [{ name: 'Letters', slug: ' ' }, 'Slug is required'],
    [{ name: 'Letters', slug: 'Not A Slug' }, 'Use lower-case letters, digits and single hyphens'],
    [{ name: 'Letters', slug: '../admin' }, 'Use lower-case letters, digits and single hyphens'],
  ])('%j: %s', (given, message) => {
    const parsed = categoryForm.safeParse({ description: '', ...given });
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('says how many posts are in its way', () => {
    expect(categoryInUse(1)).toMatch(/^One post is/);
    expect(categoryInUse(7)).toMatch(/^7 posts are/);
  });

  it('has a tag beside it with a name of its own', () => {
    expect(tagForm.safeParse({ name: '', slug: 'x' }).error?.issues[0]?.message).toBe('Tag name is required');
  });
});

describe('a post', () => {
  it.each([
    [{}, []],
    [{ title: ' ' }, [['title', 'Title is required']]],
    [{ slug: '' }, [['slug', 'Slug is required']]],
    [{ content: { type: 'doc', content: [] } }, [['content', 'Content is required']]],
    [{ categoryId: '' }, [['categoryId', 'Category is required']]],
    [{ status: 'published' }, []],
    [
      { status: 'scheduled', publishedAt: null },
      [['publishedAt', 'Choose the day and time at which the post should appear']],
    ],
    [
      { status: 'published', publishedAt: '' },
      [['publishedAt', 'Published date is required for published posts']],
    ],
    [{ status: 'published', publishedAt: '2026-11-16T09:00:00+00:00' }, []],
    [{ status: 'scheduled' }, [['publishedAt', 'Choose the day and time at which the post should appear']]],
    [{ status: 'draft', publishedAt: '' }, []],
    [{ publishedAt: 'tomorrow' }, [['publishedAt', 'Enter a real day and time']]],
    [
      { featuredImageUrl: 'https://evil.example/x.png', featuredImageAlt: 'x' },
      [['featuredImageUrl', 'Please select an image file']],
    ],
    [
      { featuredImageUrl: picture },
      [['featuredImageAlt', 'Describe the picture for people who cannot see it']],
    ],
    [{ featuredImageUrl: picture, featuredImageAlt: 'A letter' }, []],
    [{ title: 'x'.repeat(161) }, [['title', 'Please use 160 characters or fewer']]],
  ])('%j: %j', (changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });

  it.each([
    ['publishing fills in now', { status: 'published' }, null, now],
    ['publishing again keeps the first date', { status: 'published' }, earlier, earlier],
    ['publishing what was planned for later means now', { status: 'published' }, later, now],
    [
      'a date that is given counts',
      { status: 'published', publishedAt: later.toISOString() },
      earlier,
      later,
    ],
    ['a draft keeps its date', { status: 'draft' }, earlier, earlier],
    ['a cleared draft has none', { status: 'draft', publishedAt: '' }, earlier, null],
    ['a draft without a time of its own has none', { status: 'draft', publishedAt: null }, later, null],
    ['published without a time of its own means now', { status: 'published', publishedAt: null }, later, now],
    ['… or when it first came out', { status: 'published', publishedAt: null }, earlier, earlier],
  ] as const)('%s', (_, given, before, date) => {
    expect(publishedAtOf(given, before, now)).toEqual(date);
  });
});

describe('isPublic', () => {
  it.each([
    ['draft', earlier, false],
    ['draft', null, false],
    ['published', earlier, true],
    ['published', now, true],
    ['published', later, false],
    ['published', null, false],
    ['scheduled', later, false],
    ['scheduled', now, true],
  ] as const)('%s at %s: %s', (status, publishedAt, expected) => {
    expect(isPublic({ status, publishedAt }, now)).toBe(expected);
  });

  it('makes a scheduled post a published one when its time has come', () => {
    expect(statusAt({ status: 'scheduled', publishedAt: now }, now)).toBe('published');
    expect(statusAt({ status: 'scheduled', publishedAt: later }, now)).toBe('scheduled');
    expect(statusAt({ status: 'draft', publishedAt: earlier }, now)).toBe('draft');
  });
});

describe('meta', () => {
  it('adds the blog’s name to a title', () => {
    expect(defaultMetaTitle('Before you write')).toBe('Before you write – Plainclaim Blog');
  });

  it.each([
    [0, 'empty'],
    [49, 'short'],
    [50, 'good'],
    [60, 'good'],
    [61, 'long'],
  ])('%i characters of a title are %s', (length, verdict) => {
    expect(lengthHint('x'.repeat(length), recommendedLengths.metaTitle)).toMatchObject({ length, verdict });
  });
});

describe('pictures', () => {
  const image = { folder: `public/${folder}`, width: 1200, height: 800 };

  it('say everything in their address', () => {
    expect(readImageUrl(picture)).toEqual(image);
    expect(imageUrl(image)).toBe(picture);
    expect(socialUrl(image)).toBe(`/files/public/${folder}/social.jpg`);
  });

  it.each([
    [300, [300]],
    [480, [480]],
    [1200, [480, 960, 1200]],
    [1600, [480, 960, 1600]],
  ])('%i wide are kept as %j', (width, widths) => {
    expect(widthsOf(width)).toEqual(widths);
  });

  it('offer the smaller format first', () => {
    const [avif, webp] = imageSources(image);
    expect(avif?.type).toBe('image/avif');
    expect(webp?.srcSet).toBe(
      [480, 960, 1200].map((w) => `/files/public/${folder}/${w}.webp ${w}w`).join(', '),
    );
  });

  it.each([
    [{ type: 'image/png', size: 10 }, undefined],
    [{ type: 'image/svg+xml', size: 10 }, 'Please select an image file'],
    [{ type: 'application/pdf', size: 10 }, 'Please select an image file'],
    [{ type: 'image/jpeg', size: imageMaxBytes - 1 }, undefined],
    [{ type: 'image/jpeg', size: imageMaxBytes }, 'Image file must be smaller than 5MB'],
  ])('%j: %s', (file, problem) => {
    expect(imageProblem(file)).toBe(problem);
  });
});

describe('isSafeLink', () => {
  it.each([
    'https://www.gov.uk/make-court-claim-for-money',
    'http://localhost:3000/x?y=1#z',
    'https://münchen.de/straße',
    '/submit-claim',
    '/faq?category=costs#fees',
    '#letters',
    'mailto:help@plainclaim.example?subject=Hello',
  ])('takes %s', (href) => {
    expect(isSafeLink(href)).toBe(true);
  });

  it.each([
    '',
    'gov.uk',
    'HTTPS:evil.example',
    'https://',
    'https:///evil.example',
    'ftp://files.example',
    '/a//b',
    'mailto:',
    'mailto:javascript',
    'blob:https://x/y',
    ' https://gov.uk',
    'https://gov.uk\n',
    'https://gov\u202e.uk/',
    '/\ud800',
  ])('refuses %j', (href) => {
    expect(isSafeLink(href)).toBe(false);
  });

  it('refuses an address longer than any', () => {
    expect(isSafeLink(`/${'x'.repeat(2000)}`)).toBe(false);
  });
});
