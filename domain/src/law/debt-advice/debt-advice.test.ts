import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../../shared/iso-date.ts';
import { shippedLaw } from '../law.ts';
import { lawWith, parseLawFile } from '../law-file.ts';
import { debtAdvice } from './debt-advice.ts';
import { debtAdviceServices } from './debt-advice-table.ts';

const on = toIsoDate('2026-11-20');
const inEngland = { nation: 'England & Wales', on } as const;

function lawOf(content: unknown) {
  const file = parseLawFile(content);
  if ('problems' in file) throw new Error(file.problems.join('; '));
  return lawWith(file);
}

const newNumber = {
  table: 'debtAdviceServices',
  nation: 'UK',
  value: {
    service: 'stepchange',
    name: 'StepChange',
    helps: 'people with debts',
    phone: '0800 000 0000',
    website: 'stepchange.example',
  },
  validFrom: '2026-11-20',
  validTo: null,
  source: 'stepchange.example',
  confidence: 'V',
  verifiedOn: '2026-11-20',
};

describe('free debt advice', () => {
  it('names each service once, with a number and a website', () => {
    const { services, checkedOn } = debtAdvice(inEngland, shippedLaw);
    expect(services.map(({ service }) => service)).toEqual([
      'national-debtline',
      'stepchange',
      'citizens-advice-england',
      'citizens-advice-wales',
      'business-debtline',
      'moneyhelper',
    ]);
    expect(checkedOn).toBe('2026-11-19');
  });

  it.each(debtAdviceServices.rows.map(({ value }) => [value.name, value] as const))(
    'prints a free number and a bare address for %s',
    (_, { phone, website }) => {
      expect(phone).toMatch(/^080[08] \d{3} \d{4}$/);
      expect(website).toMatch(/^[a-z.]+\.(?:org|uk|org\.uk)(?:\/[a-z]+)?$/);
    },
  );

  it('takes an operator’s row from its first day on, in place of the shipped one', () => {
    const law = lawOf({ rows: [newNumber] });
    const numberOn = (day: string) =>
      debtAdvice({ ...inEngland, on: toIsoDate(day) }, law).services.filter(
        ({ service }) => service === 'stepchange',
      );
    expect(numberOn('2026-11-19')).toMatchObject([{ phone: '0800 138 1111' }]);
    expect(numberOn('2026-11-20')).toMatchObject([{ phone: '0800 000 0000' }]);
  });

  it('leaves a service out that an operator marks as unchecked', () => {
    const law = lawOf({ rows: [{ ...newNumber, confidence: 'K' }] });
    expect(debtAdvice(inEngland, law).services.map(({ service }) => service)).not.toContain('stepchange');
  });

  it('has no service of England and Wales alone for Scotland', () => {
    const { services } = debtAdvice({ nation: 'Scotland', on }, shippedLaw);
    expect(services.map(({ service }) => service)).toEqual(['stepchange', 'moneyhelper']);
  });
});
