import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

type CardProps = ComponentProps<'div'> & { dashed?: boolean };

/** A sheet of paper on the page: hairline, no shadow. `dashed` is for work not finished, such as a draft. */
export function Card({ dashed = false, className, ...rest }: CardProps) {
  return (
    <div
      className={cn(
        'rounded-xl',
        dashed ? 'border-[1.5px] border-dashed border-edge' : 'border border-line bg-sheet',
        className,
      )}
      {...rest}
    />
  );
}

type CardHeadProps = { title: ReactNode; level?: 2 | 3; serif?: boolean; children?: ReactNode };

/** Title on the left, one link or badge on the right. */
export function CardHead({ title, level = 2, serif = false, children }: CardHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 px-5 pt-5 sm:px-7 sm:pt-6">
      <Heading
        className={
          serif ? 'font-serif text-[1.5rem]' : 'font-sans text-[1rem] leading-[1.3] font-[650] tracking-[0]'
        }
      >
        {title}
      </Heading>
      {children}
    </div>
  );
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('p-5 sm:p-7', className)} {...rest} />;
}
