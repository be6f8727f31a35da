/** Requests whose body is a file: they have no body limit, as the size is checked while streaming. */
export const isClaimUpload = (method: string, path: string): boolean =>
  method === 'POST' && /^\/api\/claims\/(?:drafts\/)?[^/]+\/documents$/.test(path);
