import fc from 'fast-check';

// The same tries in every `npm test`, so that what fails is what was changed. The full run tries others each time.
if (process.env.TEST_SIZE !== 'full') fc.configureGlobal({ seed: 20_261_118 });
