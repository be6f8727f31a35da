import type { AppContext } from '../context.ts';
import { preferredEncoding } from '../preferred-encoding.ts';
import type { Asset, Encoding } from './assets.ts';

const forEver = 'public, max-age=31536000, immutable';
const forAWhile = 'public, max-age=3600';

export function sendAsset(c: AppContext, asset: Asset): Response {
  const [encoding, body] = bestBody(asset, c.req.header('accept-encoding') ?? '');
  // Each encoding has different bytes, so it needs its own etag.
  const etag = encoding === 'identity' ? asset.etag : asset.etag.replace(/"$/, `-${encoding}"`);
  const headers: Record<string, string> = {
    'content-type': asset.type,
    'cache-control': asset.immutable ? forEver : forAWhile,
    vary: 'Accept-Encoding',
    etag,
  };
  if (c.req.header('if-none-match') === etag) return c.newResponse(null, 304, headers);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.byteLength);
  return c.newResponse(c.req.method === 'HEAD' ? null : body, 200, headers);
}

function bestBody({ bodies }: Asset, accepted: string): [Encoding, Uint8Array<ArrayBuffer>] {
  for (const encoding of [preferredEncoding(accepted), 'identity'] as const) {
    const body = encoding ? bodies[encoding] : undefined;
    if (encoding && body) return [encoding, body];
  }
  return ['identity', new Uint8Array()];
}
