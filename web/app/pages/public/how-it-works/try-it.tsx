import { Icon } from '../../../art/icon.tsx';
import { outlookId } from '../../../features/guidance/question.ts';
import { ArrowLink, ButtonLink } from '../../../ui/link.tsx';

export function TryIt() {
  return (
    <section className="section">
      <div className="wrap grid gap-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div>
          <h2 className="max-w-[18ch] text-44 leading-[1.05] tracking-[-0.022em]">
            See the letter before you decide.
          </h2>
          <p className="lead mt-4.5">
            Writing it costs nothing and sends nothing. Or first see what your claim would come to.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
          <ButtonLink to="/submit-claim" size="lg">
            Try It Free Now
            <Icon name="arrow-right" />
          </ButtonLink>
          <ArrowLink to={`/#${outlookId}`}>What happens to my claim?</ArrowLink>
        </div>
      </div>
    </section>
  );
}
