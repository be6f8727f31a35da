import { imageSources, readImageUrl, socialUrl } from '@plainclaim/domain/blog/image-url';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type BlogBench, blogBench, somePicture } from '../testing/blog-bench.ts';

const fetchImage = async ({ request }: BlogBench, url: string) => {
  const res = await request(url);
  return { res, bytes: Buffer.from(await res.arrayBuffer()) };
};

const countImages = async ({ platform }: BlogBench) =>
  (await platform.db.execute(sql`select count(*)::int as images from blog_images`)).rows[0]?.images;

describe('an uploaded picture', () => {
  it('is kept in several widths and formats, to be read by anyone for a long time', async () => {
    const bench = await blogBench();
    const { status, json } = await bench.upload(await somePicture(1200, 600));
    expect(status).toBe(201);
    expect(json.image).toMatchObject({ width: 1200, height: 600 });
    const url = json.image?.url ?? '';
    expect(url).toMatch(/^\/files\/public\/blog\/posts\//);
    const image = readImageUrl(url);
    if (!image) throw new Error('not an address of ours');
    for (const { type, srcSet } of imageSources(image)) {
      for (const [address = '', width] of srcSet.split(', ').map((part) => part.split(' '))) {
        const { res, bytes } = await fetchImage(bench, address);
        expect(res.headers.get('content-type')).toBe(type);
        expect(res.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(`${(await sharp(bytes).metadata()).width}w`).toBe(width);
      }
    }
    const { bytes } = await fetchImage(bench, socialUrl(image));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('loses what the camera wrote, and stands upright', async () => {
    const bench = await blogBench();
    const turned = await sharp(await somePicture(400, 200))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'Hannah Okoro, 12 Mill Lane' } })
      .jpeg()
      .toBuffer();
    expect(turned.includes('Mill Lane')).toBe(true);
    const { json } = await bench.upload(turned);
    expect(json.image).toMatchObject({ width: 200, height: 400 });
    const { bytes } = await fetchImage(bench, json.image?.url ?? '');
    expect(bytes.includes('Mill Lane')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('is never wider than a page needs', async () => {
    const bench = await blogBench();
    const { json } = await bench.upload(await somePicture(4000, 2000));
    expect(json.image).toMatchObject({ width: 1600, height: 800 });
  });

  it('can be shown at the top of a post and in its text', async () => {
    const bench = await blogBench();
    const { json } = await bench.upload(await somePicture(640, 320));
    const url = json.image?.url;
    const content = {
      type: 'doc',
      content: [{ type: 'image', attrs: { src: url, alt: 'A desk', width: 640, height: 320 } }],
    };
    await bench.write({ slug: 'pictured', featured_image_url: url, featured_image_alt: 'A desk', content });
    const post = await bench.call('GET', '/api/blog/posts/pictured');
    expect(post.json.post).toMatchObject({ featured_image_url: url, featured_image_alt: 'A desk', content });
  });
});

describe('a picture that nobody shows', () => {
  const tidy = async (bench: BlogBench) => {
    await bench.platform.jobs.boss.send('tidy-blog-images', { payload: {} });
    await bench.runJobs();
  };

  it('goes after a week, with all its files; one that is shown or being typed about stays', async () => {
    const bench = await blogBench();
    const upload = async () => (await bench.upload(await somePicture(100, 50))).json.image?.url ?? '';
    const [unused, featured, inText, typed] = [
      await upload(),
      await upload(),
      await upload(),
      await upload(),
    ];
    const image = (src: string) => ({
      type: 'doc',
      content: [{ type: 'image', attrs: { src, alt: 'x', width: 100, height: 50 } }],
    });
    await bench.write({ featured_image_url: featured, featured_image_alt: 'x' });
    await bench.write({ content: image(inText) });
    await bench.call('PUT', '/api/admin/blog/autosave', { form: { content: image(typed) } });
    await tidy(bench);
    expect((await bench.request(unused)).status).toBe(200);
    bench.clock.forward(8 * 86_400);
    await tidy(bench);
    for (const url of [featured, inText, typed]) expect((await bench.request(url)).status).toBe(200);
    for (const file of [unused, unused.replace('.webp', '.avif'), unused.replace('100.webp', 'social.jpg')])
      expect((await bench.request(file)).status).toBe(404);
    expect(await countImages(bench)).toBe(3);
  });
});

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="hostile()"><script>hostile()</script></svg>';
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['words', Buffer.from('hello, I am a picture')],
    ['a drawing with a script', Buffer.from(svg)],
    ['a page', Buffer.from('<!doctype html><script>hostile()</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n')],
    ['the beginning of a picture', png],
    ['a picture cut short', Buffer.from([])],
  ])('%s is refused', async (name, bytes) => {
    const bench = await blogBench();
    const sent = name === 'a picture cut short' ? (await somePicture()).subarray(0, 400) : bytes;
    const { status, json } = await bench.upload(sent);
    expect(status).toBe(422);
    expect(json.error?.message).toBe('Please select an image file');
    expect(await countImages(bench)).toBe(0);
  });

  it('a file of 5 MB is refused by its size, whatever it is', async () => {
    const bench = await blogBench();
    const big = Buffer.concat([await somePicture(), Buffer.alloc(5 * 1024 * 1024)]);
    const { status, json } = await bench.upload(big);
    expect(status).toBe(413);
    expect(json.error?.message).toBe('Image file must be smaller than 5MB');
  });

  it('a small file that unfolds into a huge picture is refused', async () => {
    const bench = await blogBench();
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const { status, json } = await bench.upload(bomb);
    expect(status).toBe(422);
    expect(json.error?.message).toMatch(/too many pixels/);
  });
});
