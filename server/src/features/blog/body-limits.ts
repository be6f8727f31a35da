import { contentMessages } from '@plainclaim/domain/blog/content';
import { imageMaxBytes, imageMessages } from '@plainclaim/domain/blog/limits';
import type { LargerBody } from '../../http/limit-body.ts';

export const blogBodies: readonly LargerBody[] = [
  { path: '/api/admin/blog/images', maxBytes: imageMaxBytes, message: imageMessages.size },
  { path: '/api/admin/blog/', maxBytes: 1024 * 1024, message: contentMessages.large },
];
