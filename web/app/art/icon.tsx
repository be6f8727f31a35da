import spriteUrl from './icons.svg?url';

/** The drawings in `icons.svg`; a test fails if this list and the file differ. */
export const iconNames = [
  'check',
  'x',
  'circle-check',
  'circle-alert',
  'circle-x',
  'alert',
  'info',
  'help',
  'clock',
  'calendar',
  'mail',
  'mail-check',
  'post',
  'mail-x',
  'send',
  'file',
  'image',
  'upload',
  'download',
  'printer',
  'copy',
  'pencil',
  'trash',
  'chevron-right',
  'chevron-down',
  'arrow-right',
  'arrow-left',
  'plus',
  'user',
  'building',
  'pound',
  'lock',
  'bell',
  'flag',
  'scale',
  'menu',
  'external',
  'refresh',
  'paperclip',
  'card',
  'inbox',
  'reply',
  'message',
  'sliders',
  'hourglass',
  'list',
  'percent',
  'gavel',
  'settings',
  'home',
  'question',
  'hand',
  'eye',
  'eye-off',
  'search',
  'chevron-left',
  'chevron-up',
  'minus',
  'link',
] as const;

export type IconName = (typeof iconNames)[number];

type IconProps = {
  name: IconName;
  className?: string;
  /** Only for an icon without words beside it; otherwise it is hidden from screen readers. */
  label?: string;
};

/** One hashed sprite file for all icons: cached once, and no inline SVG repeated in the markup. */
export function Icon({ name, className, label }: IconProps) {
  const classes = className ? `icon ${className}` : 'icon';
  const drawing = <use href={`${spriteUrl}#${name}`} />;
  if (label) {
    return (
      <svg className={classes} role="img" aria-label={label}>
        {drawing}
      </svg>
    );
  }
  return (
    <svg className={classes} aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  );
}
