import { TextLink } from '../../../ui/link.tsx';

/** The words beside the tick that every sign-up needs. */
export function AgreementWords() {
  return (
    <>
      I am 18 or over and agree to the{' '}
      <TextLink to="/terms" target="_blank">
        terms
      </TextLink>{' '}
      and the{' '}
      <TextLink to="/privacy" target="_blank">
        privacy policy
      </TextLink>
    </>
  );
}
