import type { PostContent } from '@plainclaim/domain/blog/post-content';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { extensions } from './extensions.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import './rich-text.css';
import { toContent } from './to-content.ts';
import { EditorToolbar } from './toolbar.tsx';

export type RichTextEditorProps = {
  /** Initial content. To replace it later, give the editor a new `key`. */
  initial: PostContent;
  onChange: (content: PostContent) => void;
  onBlur?: () => void;
  attributes: Readonly<Record<string, string>>;
};

type Asking = { kind: 'link'; current: string } | { kind: 'picture'; file: File | null } | null;

/** The editor with its toolbar. It is heavy: load it with `lazy`, as `rich-text-field.tsx` does. */
export function RichTextEditor({ initial, onChange, onBlur, attributes }: RichTextEditorProps) {
  const [asking, setAsking] = useState<Asking>(null);
  const change = useLatest(onChange);
  const blur = useLatest(onBlur);
  const [nonce] = useState(pageNonce);
  const editor = useEditor({
    extensions,
    // An empty document is invalid to the editor and has no place for the cursor.
    content: initial.content.length > 0 ? initial : null,
    injectNonce: nonce,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: shown(attributes),
      transformPastedHTML: cleanPastedHtml,
      handlePaste: (_, event) => takePicture(event.clipboardData),
      handleDrop: (_, event) => takePicture(event.dataTransfer),
      handleKeyDown: (_, event) => {
        const isLinkKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
        if (isLinkKey) askForLink();
        return isLinkKey;
      },
    },
    onUpdate: ({ editor }) => change.current(toContent(editor.getJSON())),
    onBlur: () => blur.current?.(),
  });
  useAttributes(editor, attributes);

  /** Opens the dialog for a pasted or dropped picture. If the clipboard has HTML too, that is pasted instead. */
  function takePicture(data: DataTransfer | null): boolean {
    const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file || data?.types.includes('text/html')) return false;
    setAsking({ kind: 'picture', file });
    return true;
  }
  function askForLink() {
    const current: unknown = editor.getAttributes('link').href;
    setAsking({ kind: 'link', current: typeof current === 'string' ? current : '' });
  }
  const close = () => setAsking(null);
  /** Closes the dialog, runs the command and, once the dialog has returned the focus, focuses the text. */
  const act = (run: (editor: Editor) => void) => {
    close();
    run(editor);
    requestAnimationFrame(() => editor.commands.focus());
  };

  return (
    <>
      <EditorToolbar
        editor={editor}
        onLink={askForLink}
        onPicture={() => setAsking({ kind: 'picture', file: null })}
      />
      <EditorContent editor={editor} />
      {asking?.kind === 'link' ? (
        <LinkDialog
          current={asking.current}
          onClose={close}
          onSet={(href) => act((editor) => setLink(editor, href))}
          onRemove={() => act(({ commands }) => commands.unsetLink())}
        />
      ) : null}
      {asking?.kind === 'picture' ? (
        <PictureDialog
          file={asking.file}
          onClose={close}
          onInsert={({ url: src, alt, width, height }) =>
            act(({ commands }) => commands.setImage({ src, alt, width, height }))
          }
        />
      ) : null}
    </>
  );
}

/** Links the selection or changes the link under the cursor; with neither, inserts the URL as text. */
function setLink(editor: Editor, href: string): void {
  const { selection } = editor.state;
  if (selection.empty && !editor.isActive('link')) {
    editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
  } else {
    editor.chain().extendMarkRange('link').setLink({ href }).run();
  }
}

/** Updates attributes that change after the editor was created, such as `aria-describedby` of a message. */
function useAttributes(editor: Editor, attributes: RichTextEditorProps['attributes']): void {
  useEffect(() => {
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: shown(attributes) } });
  }, [editor, attributes]);
}

const shown = (attributes: RichTextEditorProps['attributes']) => ({ ...attributes, class: 'rich-text' });

function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

/** The nonce that lets the editor's own styles pass the content security policy. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLElement>('script[nonce], style[nonce]')?.nonce || undefined;
}
