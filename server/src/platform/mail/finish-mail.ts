import { whoRunsIt } from '@plainclaim/domain/shared/operator';
import { type Config, operatorOf } from '../../config.ts';
import type { RenderedMail } from './template/render-mail.ts';
import { sayOperator } from './template/say-operator.ts';

/** What every mail takes from the settings: who sends it, and who runs the site. */
export type MailSetting = 'MAIL_FROM' | 'OPERATOR_NAME' | 'OPERATOR_NUMBER' | 'OPERATOR_ADDRESS';

/** Both parts as they leave: the foot names the company that runs the site. */
export const finishMail = (mail: RenderedMail, config: Pick<Config, MailSetting>) =>
  sayOperator(mail, whoRunsIt(operatorOf(config)));
