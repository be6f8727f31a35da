/** Requests whose body is a file: it is measured while it passes on to the store. */
export const isReplyUpload = (method: string, path: string): boolean =>
  method === 'POST' && /^\/api\/admin\/replies\/[^/]+\/attachments$/.test(path);
