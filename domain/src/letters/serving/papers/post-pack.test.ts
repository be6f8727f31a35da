import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../../../shared/iso-date.ts';
import { addressSheet, howToPost, type PostPack, sheetsToPost, slip } from './post-pack.ts';

const pack: PostPack = {
  shortReference: 'PC-7K4M-92QX',
  toName: 'Northgate Kitchens Ltd',
  toAddress: ['Unit 6, Canal Yard', 'Leeds', 'LS11 9ZQ'],
  letterDatedOn: toIsoDate('2026-11-18'),
  letterPages: 2,
  isSecondCopy: false,
  replyBy: toIsoDate('2026-12-02'),
  enclosures: [],
  leftOut: [],
  claimAddress: 'https://plainclaim.example/claim/1',
};
const said = (paper: unknown) => JSON.stringify(paper);

describe('what is posted', () => {
  it('counts the sheets and says which envelope takes them', () => {
    expect(sheetsToPost(pack)).toBe(3);
    expect(said(howToPost(pack))).toContain('DL window envelope');
    const thick = { ...pack, enclosures: [{ no: 1, name: 'photos.pdf', pages: 9 }] };
    expect(sheetsToPost(thick)).toBe(13);
    expect(said(howToPost(thick))).toContain('C4 envelope');
  });

  it('says until when a first copy may be posted, and that a further copy keeps its date', () => {
    expect(said(howToPost(pack))).toContain('Post it on that day or the next, 19 November 2026.');
    expect(said(addressSheet(pack))).not.toContain('sent again');
    const again = { ...pack, isSecondCopy: true };
    expect(said(howToPost(again))).toContain('The letter keeps its date, 18 November 2026.');
    expect(said(addressSheet(again))).toContain('The day to reply by stays 2 December 2026.');
  });

  it('has a slip with the new address and the same day, which names no other address', () => {
    const paper = slip({ ...pack, toAddress: ['41 Foundry Street', 'Leeds', 'LS9 9ZQ'] });
    expect(paper.addressedTo).toEqual(['Northgate Kitchens Ltd', '41 Foundry Street', 'Leeds', 'LS9 9ZQ']);
    expect(said(paper)).toContain('The day to reply by stays 2 December 2026.');
    expect(said(paper)).not.toContain('Canal Yard');
  });
});
