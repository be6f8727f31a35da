const button =
  'inline-flex items-center justify-center gap-2.5 border border-transparent text-center leading-[1.2] font-semibold no-underline transition active:translate-y-px';

const sizes = {
  dense: 'min-h-10 gap-2 rounded-md px-3.5 py-1.5 text-15',
  normal: 'min-h-12 rounded-lg px-[22px] py-2.5',
  hero: 'min-h-14 rounded-lg px-7 py-2.5 text-18',
} as const;

const looks = {
  primary:
    'bg-brand text-on-brand shadow-[inset_0_-2px_0_rgb(0_0_0/0.2)] hover:bg-brand-hover hover:text-on-brand',
  secondary: 'border-edge bg-sheet text-ink hover:border-ink hover:bg-well hover:text-ink',
  quiet: 'text-brand hover:bg-brand-soft hover:text-brand-hover',
} as const;

/** The look of a button for the shell's links and buttons. */
export function buttonClasses(look: keyof typeof looks, size: keyof typeof sizes = 'normal'): string {
  return `${button} ${looks[look]} ${sizes[size]}`;
}
