import { isAbsolute } from 'node:path';
import { defineConfig } from 'rolldown';

// Node runs .ts but not .tsx (mails are .tsx), so the server is bundled. Packages stay outside: only our code goes in.
const isOurs = (id: string) => id.startsWith('.') || isAbsolute(id) || id.startsWith('@plainclaim/');

export default defineConfig({
  input: {
    main: 'server/src/main.ts',
    admin: 'server/src/admin.ts',
    operate: 'server/src/operate.ts',
    law: 'server/src/law.ts',
    'hashing-thread': 'server/src/auth/passwords/hashing-thread.ts',
    'mail-thread': 'server/src/platform/inbound-mail/mail-thread.ts',
  },
  platform: 'node',
  external: (id) => !isOurs(id),
  output: { dir: 'server/dist', format: 'esm', sourcemap: true, cleanDir: true },
});
