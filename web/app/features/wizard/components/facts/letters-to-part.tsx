import type { LettersToInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { useFieldId } from '../../../../ui/forms/form-context.ts';
import { RadioCards } from '../../../../ui/forms/radio-cards.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { FactsPart } from './facts-part.ts';
import { ChoiceFields } from './opt-in.tsx';

const options = [
  { value: 'own', label: 'My own address', note: 'As given above' },
  { value: 'other', label: 'Another address for letters', note: 'Such as c/o, or my place of business' },
] as const;

const none: LettersToInput = { isOther: false, address: '', postcode: '' };

/** Which postal address stands on the letter. What was typed stays while the own address is chosen. */
export function LettersToPart({ facts, onChange, errors }: FactsPart) {
  const lettersTo = facts.lettersTo ?? none;
  const set = (part: Partial<LettersToInput>) => onChange({ ...facts, lettersTo: { ...lettersTo, ...part } });
  return (
    <div>
      <RadioCards
        id={useFieldId('lettersTo')}
        label="Which address does the other side see?"
        hint="It stands at the head of your letter, so that they can write to you."
        options={options}
        columns={2}
        value={lettersTo.isOther ? 'other' : 'own'}
        onValueChange={(chosen) => set({ isOther: chosen === 'other' })}
      />
      {lettersTo.isOther && <OtherAddress lettersTo={lettersTo} set={set} errors={errors} />}
    </div>
  );
}

type OtherAddressProps = Pick<FactsPart, 'errors'> & {
  lettersTo: LettersToInput;
  set: (part: Partial<LettersToInput>) => void;
};

function OtherAddress({ lettersTo, set, errors }: OtherAddressProps) {
  return (
    <ChoiceFields>
      <TextField
        id={useFieldId('lettersTo.address')}
        label="Address for letters"
        hint="Post sent there has to reach you. For example, c/o Reed & Sons, 4 Park Row, Leeds."
        value={lettersTo.address}
        onValueChange={(address) => set({ address })}
        error={errors.get('lettersTo.address')}
        autoComplete="off"
      />
      <TextField
        id={useFieldId('lettersTo.postcode')}
        label="Its postcode"
        value={lettersTo.postcode}
        onValueChange={(postcode) => set({ postcode })}
        error={errors.get('lettersTo.postcode')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        width="short"
      />
      <p className="text-15/normal text-ink-2">
        Your own address stays with your case. We put it into nothing that we send them: the letter, its PDF
        or an e-mail. Please leave it out of your description too. If you go to court later, the court may ask
        for it.
      </p>
    </ChoiceFields>
  );
}
