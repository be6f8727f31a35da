import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { type OptionalPurpose, optionalPurposes } from '../purposes.ts';

type ConsentBannerProps = {
  onAnswer: (agreed: readonly OptionalPurpose[]) => Promise<void>;
  onChoose: () => void;
  /** The pointer or the focus has reached the banner: an answer is likely. */
  onNear: () => void;
};

/** Fixed to the bottom of the window. Does not trap the focus, and covers no content of the page. */
export function ConsentBanner({ onAnswer, onChoose, onNear }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null);
  useRoomBelow(banner);

  const answer = async (agreed: readonly OptionalPurpose[]) => {
    await onAnswer(agreed);
    // The pressed button is removed, so the focus moves to the page.
    document.querySelector('main')?.focus({ preventScroll: true });
  };

  return (
    <section
      ref={banner}
      aria-label="Cookies"
      onPointerEnter={onNear}
      onFocus={onNear}
      // Hidden without JavaScript: nothing optional runs then, and the buttons would not work.
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
 * Adds room for the banner at the bottom of the page, and keeps focused elements clear of it. A page's own sticky bars
 * are offset by `--bottom-room`.
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
