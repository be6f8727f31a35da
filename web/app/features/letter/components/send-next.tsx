import { useNavigate } from 'react-router';
import type { DraftLetter } from '../../../lib/claims-api.ts';
import { limitWords } from '../../../lib/limit-words.ts';
import { useDraftRoom } from '../../../lib/use-draft-room.ts';
import { sendAddress } from '../letter-address.ts';
import { submitObstacle } from '../submission-words.ts';
import { SubmitBar } from './submit-bar.tsx';

type SendNextProps = { draftId: string; letter: DraftLetter; userId: string; isEditing: boolean };

/** Leads from the letter as it was read to the page that submits it. */
export function SendNext({ draftId, letter, userId, isEditing }: SendNextProps) {
  const navigate = useNavigate();
  const room = useDraftRoom(userId, draftId, letter.version);
  return (
    <SubmitBar
      isEditing={isEditing}
      obstacle={submitObstacle(letter)}
      busy={false}
      failure={undefined}
      limits={limitWords(room, ['submissions'])}
      mustWait={room?.submissions.left === 0}
      onSubmit={() => void navigate(sendAddress(draftId, letter.version))}
    >
      Next you see what goes to whom, and what it costs. Nothing is sent before you submit it there.
    </SubmitBar>
  );
}
