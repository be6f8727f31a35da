import { isAbsolute } from 'node:path';
import { defineConfig } from 'rolldown';

// Node runs .ts but not .tsx (mails are .tsx), so the server is bundled. Packages stay outside: only our code goes in.
const isOurs = (id: string) => id.startsWith('.') || isAbsolute(id) || id.startsWith('@plainclaim/');

export default defineConfig({
  input: {
    main: 'server/src/main.ts',
    admin: 'server/src/app/commands/admin.ts',
    operate: 'server/src/app/commands/operate.ts',
    law: 'server/src/app/commands/law.ts',
    'hashing-thread': 'server/src/features/auth/passwords/hashing-thread.ts',
    'mail-thread': 'server/src/platform/inbound-mail/mail-thread.ts',
    'papers-thread': 'server/src/platform/pdf/papers/papers-thread.ts',
  },
  platform: 'node',
  external: (id) => !isOurs(id),
  output: { dir: 'server/dist', format: 'esm', sourcemap: true, cleanDir: true },
});
