import { FileList } from '../../../../ui/display/file-list.tsx';
import type { Reply } from '../../api/admin-api.ts';
import { downloadAttachment } from '../../api/review.ts';
import { ReplyBody } from '../review/reply-body.tsx';
import { ReplyActs } from './reply-acts.tsx';

/** The words of a mail, what can be done about it, and its files. */
export function ReplyContents({ reply }: { reply: Reply }) {
  return (
    <>
      <ReplyBody reply={reply} />
      <ReplyActs reply={reply} />
      {reply.attachments.length > 0 ? (
        <div className="border-t border-line px-5 py-3 sm:px-7">
          <FileList
            files={reply.attachments}
            onDownload={(file) => downloadAttachment(reply.id, file.id, file.file_name)}
          />
        </div>
      ) : null}
    </>
  );
}
