/** Why a file is not printed with the others, as its owner reads it. */
export const leftOutWords = {
  password: 'it is protected by a password',
  damaged: 'it is damaged or incomplete',
  pages: 'it has more than 60 pages',
  pixels: 'the picture has more than 60 million pixels',
  slow: 'it takes too long to read',
  time: 'the files before it took too long to read',
  type: 'it is a Word document',
  missing: 'it is missing in our store',
  room: 'the enclosures before it fill the envelope',
} as const;

export type WhyLeftOut = keyof typeof leftOutWords;
