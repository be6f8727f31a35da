import { z } from 'zod';
import { cleanLine, codePointLength } from '../shared/text.ts';
import { isBlogImage } from './image-url.ts';
import { blogLengths, imageMessages } from './limits.ts';
import { isSafeLink } from './link.ts';
import { plainText } from './plain-text.ts';
import type { Block, ListItem, PostContent } from './post-content.ts';

export const contentMessages = {
  required: 'Content is required',
  shape: 'We cannot read this text. Reload the page and try again.',
  deep: 'The text is nested too deeply. Take some lists or quotes out of each other.',
  large: 'The text is too long for one post. Split it into two.',
  link: 'A link must lead to a web page (https://…), a mailbox (mailto:…) or a page of this site (/…).',
  image: 'A picture must be uploaded here before it can be shown.',
  alt: imageMessages.alt,
  longAlt: `Describe the picture in ${blogLengths.alt} characters or fewer`,
  unknown: (what: string) => `The text holds something we cannot show (${what}). Remove it and save again.`,
} as const;

/** Far beyond what a post needs, and still cheap to check and render. */
const mostNodes = 5_000;
const deepest = 16;

/** A zero character and half an emoji cannot be stored as JSON in the database. */
const storable = (text: string) => text.toWellFormed().replaceAll('\u0000', '');

const unknownPart = (issue: { readonly input?: unknown }) => contentMessages.unknown(nameOf(issue.input));

const markSchema = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.enum(['bold', 'italic', 'underline', 'strike', 'code']) }),
    z.object({
      type: z.literal('link'),
      attrs: z.object({ href: z.string().trim().refine(isSafeLink, { error: contentMessages.link }) }),
    }),
  ],
  { error: unknownPart },
);

const inlineSchema = z.discriminatedUnion(
  'type',
  [
    z.object({
      type: z.literal('text'),
      text: z
        .string()
        .transform(storable)
        .refine((text) => text !== ''),
      marks: z.array(markSchema).max(8).optional(),
    }),
    z.object({ type: z.literal('hardBreak') }),
  ],
  { error: unknownPart },
);

const inlines = z.array(inlineSchema).optional();

const listItemSchema: z.ZodType<ListItem> = z.lazy(() =>
  z.object({
    type: z.literal('listItem', { error: ({ input }) => unknownPart({ input: { type: input } }) }),
    content: z.array(blockSchema).min(1),
  }),
);

const pixels = z.int().min(1).max(9_999);

// Attributes that are not listed are dropped: editors add their own (`target`, `class`), and none is shown.
const blockSchema: z.ZodType<Block> = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('paragraph'), content: inlines }),
    z.object({
      type: z.literal('heading'),
      attrs: z.object({ level: z.literal([2, 3, 4], { error: contentMessages.unknown('heading') }) }),
      content: inlines,
    }),
    z.object({ type: z.literal('bulletList'), content: z.array(listItemSchema).min(1) }),
    z.object({
      type: z.literal('orderedList'),
      attrs: z.object({ start: z.int().min(0).max(9_999).catch(1) }).optional(),
      content: z.array(listItemSchema).min(1),
    }),
    z.object({ type: z.literal('blockquote'), content: z.lazy(() => z.array(blockSchema).min(1)) }),
    z.object({ type: z.literal('horizontalRule') }),
    z.object({
      type: z.literal('image'),
      attrs: z.object({
        src: z.string({ error: contentMessages.image }).refine(isBlogImage, { error: contentMessages.image }),
        alt: z
          .string({ error: contentMessages.alt })
          .transform(cleanLine)
          .refine((alt) => alt !== '', { error: contentMessages.alt })
          .refine((alt) => codePointLength(alt) <= blogLengths.alt, { error: contentMessages.longAlt }),
        width: pixels,
        height: pixels,
      }),
    }),
  ],
  { error: unknownPart },
);

const documentSchema = z.object({ type: z.literal('doc'), content: z.array(blockSchema) });

type CheckedContent = { readonly content: PostContent } | { readonly problem: string };

/** Validates untrusted content. Refuses every part that is not in the schema, and names it in the message. */
export function checkContent(given: unknown): CheckedContent {
  // Before the schema, and without recursion: deep nesting would exhaust the stack.
  const size = sizeProblem(given);
  if (size) return { problem: size };
  const parsed = documentSchema.safeParse(given);
  if (!parsed.success) return { problem: messageOf(parsed.error) };
  const content: PostContent = parsed.data;
  const text = plainText(content);
  if (codePointLength(text) > blogLengths.text) return { problem: contentMessages.large };
  const isEmpty = text.trim() === '' && !content.content.some(({ type }) => type === 'image');
  return isEmpty ? { problem: contentMessages.required } : { content };
}

/** A form's content field: one message, beside the editor. */
export const contentField = z.custom<PostContent>().transform((given, context) => {
  const checked = checkContent(given);
  if ('content' in checked) return checked.content;
  context.addIssue({ code: 'custom', message: checked.problem });
  return z.NEVER;
});

function sizeProblem(given: unknown): string | undefined {
  let level: unknown[] = [given];
  let nodes = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return contentMessages.deep;
    nodes += level.length;
    if (nodes > mostNodes) return contentMessages.large;
    level = level.flatMap(childrenOf);
  }
  return undefined;
}

function childrenOf(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  const children: unknown = Reflect.get(node, 'content');
  return Array.isArray(children) ? children : [];
}

const ourWords: ReadonlySet<string> = new Set(
  Object.values(contentMessages).filter((words) => typeof words === 'string'),
);

function messageOf(error: z.ZodError): string {
  const [first] = error.issues;
  const isOurs = first && (ourWords.has(first.message) || first.message.startsWith('The text holds'));
  return isOurs ? first.message : contentMessages.shape;
}

/** The type of a part, as far as it can be printed. */
function nameOf(input: unknown): string {
  const type: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'type') : undefined;
  return typeof type === 'string' ? type.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 40) || 'unnamed' : 'unnamed';
}
