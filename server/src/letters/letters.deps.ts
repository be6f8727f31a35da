import type { ClaimsDeps } from '../claims/index.ts';
import type { LanguageModel } from '../platform/language-model/language-model.ts';

export type LettersDeps = ClaimsDeps & { readonly languageModel: LanguageModel | null };
