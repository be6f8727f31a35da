import { MessagePage } from '../../../shell/message-page.tsx';
import { ButtonLink } from '../../../ui/link.tsx';

type ClaimErrorProps = { message: string; backTo: string };

export function ClaimError({ message, backTo }: ClaimErrorProps) {
  return (
    <MessagePage heading="Error" actions={<ButtonLink to={backTo}>Return to Dashboard</ButtonLink>}>
      <p>{message}</p>
    </MessagePage>
  );
}
