import { type Editor, useEditorState } from '@tiptap/react';
import { Toolbar } from 'radix-ui';
import { Icon } from '../../../../art/icon.tsx';
import { ToolIcon } from './tool-icon.tsx';
import { ToolbarButton } from './toolbar-button.tsx';

type EditorToolbarProps = { editor: Editor; onLink: () => void; onPicture: () => void };

/** One tab stop; the arrow keys move between buttons. */
export function EditorToolbar({ editor, onLink, onPicture }: EditorToolbarProps) {
  const state = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) });
  const run = () => editor.chain().focus();
  return (
    <Toolbar.Root
      aria-label="Formatting"
      className="sticky top-0 z-10 flex items-center gap-0.5 overflow-x-auto rounded-t-lg border-b border-line bg-sheet px-2 py-1.5 sm:flex-wrap"
    >
      <ToolbarButton
        label="Heading"
        keys="Control+Alt+2"
        pressed={state.heading2}
        onPress={() => run().toggleHeading({ level: 2 }).run()}
      >
        <span className="font-serif text-18/none font-semibold">H</span>
      </ToolbarButton>
      <ToolbarButton
        label="Subheading"
        keys="Control+Alt+3"
        pressed={state.heading3}
        onPress={() => run().toggleHeading({ level: 3 }).run()}
      >
        <span className="font-serif text-14/none font-semibold">H</span>
      </ToolbarButton>
      <Gap />
      <ToolbarButton
        label="Bold"
        keys="Control+B"
        pressed={state.bold}
        onPress={() => run().toggleBold().run()}
      >
        <span className="font-bold">B</span>
      </ToolbarButton>
      <ToolbarButton
        label="Italic"
        keys="Control+I"
        pressed={state.italic}
        onPress={() => run().toggleItalic().run()}
      >
        <span className="font-semibold italic">I</span>
      </ToolbarButton>
      <ToolbarButton label="Link" keys="Control+K" pressed={state.link} onPress={onLink}>
        <Icon name="link" className="size-5" />
      </ToolbarButton>
      <Gap />
      <ToolbarButton
        label="Bulleted list"
        keys="Control+Shift+8"
        pressed={state.bulletList}
        onPress={() => run().toggleBulletList().run()}
      >
        <Icon name="list" className="size-5" />
      </ToolbarButton>
      <ToolbarButton
        label="Numbered list"
        keys="Control+Shift+7"
        pressed={state.orderedList}
        onPress={() => run().toggleOrderedList().run()}
      >
        <ToolIcon name="numbers" />
      </ToolbarButton>
      <ToolbarButton
        label="Quote"
        keys="Control+Shift+B"
        pressed={state.blockquote}
        onPress={() => run().toggleBlockquote().run()}
      >
        <ToolIcon name="quote" />
      </ToolbarButton>
      <Gap />
      <ToolbarButton label="Picture" onPress={onPicture}>
        <Icon name="image" className="size-5" />
      </ToolbarButton>
      <ToolbarButton label="Dividing line" onPress={() => run().setHorizontalRule().run()}>
        <ToolIcon name="rule" />
      </ToolbarButton>
      <Gap />
      <ToolbarButton
        label="Undo"
        keys="Control+Z"
        disabled={!state.canUndo}
        onPress={() => run().undo().run()}
      >
        <ToolIcon name="undo" />
      </ToolbarButton>
      <ToolbarButton
        label="Redo"
        keys="Control+Shift+Z"
        disabled={!state.canRedo}
        onPress={() => run().redo().run()}
      >
        <ToolIcon name="redo" />
      </ToolbarButton>
    </Toolbar.Root>
  );
}

function Gap() {
  return <Toolbar.Separator className="mx-1 h-6 w-px bg-line max-sm:hidden" />;
}

function stateOf(editor: Editor) {
  return {
    heading2: editor.isActive('heading', { level: 2 }),
    heading3: editor.isActive('heading', { level: 3 }),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    link: editor.isActive('link'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    blockquote: editor.isActive('blockquote'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}
