/** Valid production settings. The servers named in them do not exist. */
export const productionSettings = {
  MODE: 'production',
  SITE_URL: 'https://plainclaim.example',
  SECRET_KEY: 'kR7vQ2nX9bTfL4mZ8cWdJ3hYs6GpA1eU',
  DATABASE_URL: 'postgres://unused.example/plainclaim?sslmode=verify-full',
  MAIL_FROM: 'Plainclaim <claims@plainclaim.example>',
  TEAM_MAILBOX: 'team@plainclaim.example',
  OPERATOR_NAME: 'Plainclaim Example Ltd',
  OPERATOR_NUMBER: '01234567',
  OPERATOR_ADDRESS: '1 Example Street, Leeds LS1 1AA',
  SMTP_URL: 'smtps://unused.example:465',
  AUTH_KEYS_FILE: 'unused.json',
};
