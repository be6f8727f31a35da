import fc from 'fast-check';
import { inject } from 'vitest';

// The same tries in every `npm test`, so that what fails is what was changed. The full run tries others each time.
if (!inject('isFullRun')) fc.configureGlobal({ seed: 20_261_118 });
