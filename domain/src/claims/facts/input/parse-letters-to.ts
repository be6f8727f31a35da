import { z } from 'zod';
import { postcodeField } from '../../../shared/postcode-field.ts';
import { shortText } from '../../../shared/text.ts';

/** The same room as for the claimant's own address. */
const longestAddress = 300;

/** Undefined while the claimant's own address is chosen, whatever is typed beside it. */
export const lettersToSchema = z
  .discriminatedUnion(
    'isOther',
    [
      z.object({ isOther: z.literal(false) }).transform(() => undefined),
      z.object({
        isOther: z.literal(true),
        address: shortText(longestAddress, 'Please give the address for letters'),
        postcode: postcodeField('Please give the postcode of the address for letters'),
      }),
    ],
    { error: 'Please choose which address they see' },
  )
  .transform((chosen) => chosen && { address: chosen.address, postcode: chosen.postcode });
