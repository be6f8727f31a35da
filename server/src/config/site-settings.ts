import { marketingFigure, onOff, optional, type Setting, setting, text } from './setting.ts';

/** What the site says and offers. */
export const siteSettings = {
  LAW_FILE: setting(
    optional(text),
    'JSON file with values of the law that are newer than ours, and with what a solicitor signed. See Values of the law.',
  ),
  MARKETING_PROFESSIONALS: marketingFigure('110+', 'Home page: how many legal professionals.'),
  MARKETING_SUCCESS_RATE: marketingFigure('95%', 'Home page: the success rate.'),
  MARKETING_ACCESS: marketingFigure('24/7', 'Home page: when claims can be reached.'),
  MARKETING_START_TIME: marketingFigure('5 minutes', 'Home page: starting a claim takes less than this.'),
  QA_TOOLS: setting(
    optional(onOff),
    'on or off. The testing dashboard at /testing, for testers. Off: neither the page nor its API exists. Its tests make and drop a database beside ours, so the database user must be allowed to create databases.',
    { defaultText: 'on in embedded mode, off in production' },
  ),
} as const satisfies Record<string, Setting>;
