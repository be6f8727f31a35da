import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { type OptionalPurpose, optionalPurposes } from '../purposes.ts';

type ConsentBannerProps = {
  onAnswer: (agreed: readonly OptionalPurpose[]) => Promise<void>;
  onChoose: () => void;
  /** A hand or the focus has come to it: an answer is likely. */
  onNear: () => void;
};

/** Stands at the foot of the window and takes nothing: not the focus, not the keyboard, not the page's last lines. */
export function ConsentBanner({ onAnswer, onChoose, onNear }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null);
  useRoomBelow(banner);

  const answer = async (agreed: readonly OptionalPurpose[]) => {
    await onAnswer(agreed);
    // The pressed button is gone now: reading goes on with the page.
    document.querySelector('main')?.focus({ preventScroll: true });
  };

  return (
    <section
      ref={banner}
      aria-label="Cookies"
      onPointerEnter={onNear}
      onFocus={onNear}
      // Without script nothing optional runs and no press would be heard: then there is nothing to ask.
      className="needs-script fixed inset-x-0 bottom-0 z-30 border-t border-line bg-sheet py-3.5 text-ink shadow-3 print:hidden"
    >
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-3">
        <p className="min-w-0 flex-[1_1_24rem] text-15">
          Essential cookies make this site work. Others stay off unless you say yes.{' '}
          <TextLink to="/cookies">Cookie policy</TextLink>
        </p>
        <div className="grid grow grid-cols-3 gap-2 sm:grow-0 sm:grid-cols-[1fr_1fr_auto]">
          <Button variant="secondary" size="sm" className="px-2 sm:px-4" onClick={() => answer([])}>
            Reject all
          </Button>
          <Button
            variant="secondary"
            size="sm"
            className="px-2 sm:px-4"
            onClick={() => answer(optionalPurposes)}
          >
            Accept all
          </Button>
          <Button
            variant="quiet"
            size="sm"
            className="px-2 sm:-mr-2"
            aria-haspopup="dialog"
            onClick={onChoose}
          >
            Choose
          </Button>
        </div>
      </div>
    </section>
  );
}

/**
 * The page ends above the banner, and what takes the focus scrolls clear of it. Bars of a page's own that stick to
 * the bottom stand on `--bottom-room`.
 */
function useRoomBelow(banner: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!banner.current) return;
    const { style: page } = document.documentElement;
    const { style: body } = document.body;
    const observer = new ResizeObserver(([entry]) => {
      const height = `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`;
      page.setProperty('--bottom-room', height);
      page.scrollPaddingBottom = `calc(${height} + 16px)`;
      body.paddingBottom = height;
    });
    observer.observe(banner.current);
    return () => {
      observer.disconnect();
      page.removeProperty('--bottom-room');
      page.scrollPaddingBottom = '';
      body.paddingBottom = '';
    };
  }, [banner]);
}
