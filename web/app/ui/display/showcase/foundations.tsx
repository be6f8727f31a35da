import { Icon, iconNames } from '../../../art/icon.tsx';
import { Illustration } from '../../../art/illustration.tsx';
import { Mark } from '../../../art/mark.tsx';
import { ArrowLink, TextLink } from '../../link.tsx';
import { Part } from './part.tsx';

const colours = [
  'paper',
  'well',
  'sheet',
  'ink',
  'ink-2',
  'ink-3',
  'line',
  'edge',
  'brand',
  'brand-soft',
  'seal',
  'amber-soft',
  'orange-soft',
  'danger-soft',
  'good-soft',
  'info-soft',
];

/** Colours and type: what every part is made of. */
export function FoundationParts() {
  return (
    <>
      <Part title="Colour">
        <ul className="grid list-none grid-cols-4 gap-3 p-0 text-[0.875rem] text-ink-2">
          {colours.map((name) => (
            <li key={name} className="min-w-0">
              <span
                className="mb-1 block h-11 rounded-md border border-line"
                style={{ background: `var(--${name})` }}
              />
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Type">
        <p className="font-serif text-44 font-medium tracking-heading">Put it in writing</p>
        <p className="mt-2.5 font-serif text-32 font-medium tracking-heading">What happens to my claim?</p>
        <p className="mt-2.5 font-serif text-24 font-medium tracking-heading">Who owes you</p>
        <p className="lead mt-2.5">Lead, 18: read it as if you were receiving it.</p>
        <p className="mt-1.5">
          Body, 16: they have until <strong>20 November 2026</strong> to reply.{' '}
          <TextLink to="#link">A link</TextLink>
        </p>
        <p className="mt-1.5 text-14 text-ink-2">Small, 14: saved yesterday at 21:48.</p>
        <p className="mt-3">
          <ArrowLink to="#letter">Read the whole letter</ArrowLink>
        </p>
      </Part>
    </>
  );
}

export function DrawingParts() {
  return (
    <>
      <Part title="Mark and illustrations">
        <div className="flex items-end gap-3.5">
          <Mark className="size-16" />
          <Mark className="size-8" />
          <Mark className="size-5" />
        </div>
        <div className="mt-6 grid grid-cols-2 items-center gap-5 [&_svg]:h-auto [&_svg]:w-full [&_svg]:max-w-[200px]">
          <Illustration name="letter" />
          <Illustration name="clock" />
          <Illustration name="scales" />
          <Illustration name="handshake" />
        </div>
      </Part>
      <Part title="Icons">
        <ul className="grid list-none grid-cols-[repeat(auto-fill,44px)] gap-1 p-0">
          {iconNames.map((name) => (
            <li key={name} title={name} className="grid size-11 place-items-center">
              <Icon name={name} label={name} className="size-[22px]" />
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}
