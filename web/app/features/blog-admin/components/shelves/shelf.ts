/** A shelf is a category or a tag; this one has the number of its posts. */
export type Shelf = { id: string; name: string; slug: string; description?: string; post_count: number };

export const postCountWords = (count: number): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'post' : 'posts'}`;
