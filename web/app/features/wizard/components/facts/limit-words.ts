import { characterCountWords } from '../../../../ui/forms/text-area.tsx';

/** A short field counts only when its end is near. */
export function nearLimitWords(text: string, limit: number): string | undefined {
  const used = [...text].length;
  return used > limit * 0.8 ? characterCountWords(limit, used) : undefined;
}
