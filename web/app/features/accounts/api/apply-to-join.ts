import type { solicitorSignUpForm } from '@plainclaim/domain/solicitors/sign-up';
import type { z } from 'zod';
import { type SignUpOutcome, signUp } from './sign-up.ts';

type Answers = z.output<typeof solicitorSignUpForm>;

/** Creates a solicitor's account, with everything an admin checks before approval. */
export const applyToJoin = (answers: Answers): Promise<SignUpOutcome> =>
  signUp({
    email: answers.email,
    password: answers.password,
    data: metadataOf(answers),
    returnPath: '/signin',
  });

/** Field names of the account's metadata on the server. */
const metadataOf = (answers: Answers) => ({
  role: 'solicitor',
  full_name: `${answers.firstName} ${answers.lastName}`,
  first_name: answers.firstName,
  last_name: answers.lastName,
  firm_name: answers.firmName,
  phone: answers.phone,
  address: answers.addressLine1,
  address_line_2: answers.addressLine2,
  postcode: answers.postcode,
  jurisdictions: answers.jurisdictions,
  practice_areas: answers.practiceAreas,
  regulator_numbers: answers.regulatorNumbers,
});
