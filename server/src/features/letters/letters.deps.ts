import type { LanguageModel } from '../../platform/language-model/language-model.ts';
import type { ClaimsDeps } from '../claims/index.ts';

export type LettersDeps = ClaimsDeps & { readonly languageModel: LanguageModel | null };
