import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon } from '../art/icon.tsx';
import { type ButtonLook, buttonClass } from './button.tsx';
import { cn } from './cn.ts';

const linkClass =
  'rounded-sm text-brand decoration-1 underline-offset-[0.18em] transition-colors hover:text-brand-hover';

/** A link inside a sentence. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={cn(linkClass, 'underline hover:decoration-2', className)} />;
}

/** A link on a line of its own, with an arrow. */
export function ArrowLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={cn(
        linkClass,
        'group/arrow inline-flex items-center gap-1.5 font-semibold no-underline hover:underline',
        className,
      )}
    >
      {children}
      <Icon
        name="arrow-right"
        className="size-[1.25em] shrink-0 transition-[translate] group-hover/arrow:translate-x-[3px]"
      />
    </Link>
  );
}

type ButtonLinkProps = LinkProps & ButtonLook & { children: ReactNode };

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={cn(buttonClass({ variant, size, block }), className)} />;
}
