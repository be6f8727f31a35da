/** A category or a tag, with how many posts stand on it. */
export type Shelf = { id: string; name: string; slug: string; description?: string; post_count: number };

export const postCountWords = (count: number): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'post' : 'posts'}`;
