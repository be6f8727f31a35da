/** Requests whose body is a file: it is measured while it passes on to the store. */
export const isClaimUpload = (method: string, path: string): boolean =>
  method === 'POST' && /^\/api\/claims\/(?:drafts\/)?[^/]+\/documents$/.test(path);
