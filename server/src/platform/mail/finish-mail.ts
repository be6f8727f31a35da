import { whoRunsIt } from '@plainclaim/domain/shared/operator';
import { type Config, operatorOf } from '../../config/config.ts';
import type { RenderedMail } from './template/render-mail.ts';
import { sayOperator } from './template/say-operator.ts';

/** Settings used by every mail: its sender, and the company that runs the site. */
export type MailSetting = 'MAIL_FROM' | 'OPERATOR_NAME' | 'OPERATOR_NUMBER' | 'OPERATOR_ADDRESS';

/** Completes both parts: the footer names the company that runs the site. */
export const finishMail = (mail: RenderedMail, config: Pick<Config, MailSetting>) =>
  sayOperator(mail, whoRunsIt(operatorOf(config)));
