import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../../../shared/iso-date.ts';
import { addressSheet, howToPost, type PostPack, sheetsToPost } from './post-pack.ts';

const pack: PostPack = {
  shortReference: 'PC-7K4M-92QX',
  toName: 'Northgate Kitchens Ltd',
  toAddress: ['Unit 6, Canal Yard', 'Leeds', 'LS11 9ZQ'],
  letterDatedOn: toIsoDate('2026-11-18'),
  letterPages: 2,
  isSecondCopy: false,
  replyBy: toIsoDate('2026-12-02'),
  replyUntil: toIsoDate('2026-12-02'),
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
    expect(said(addressSheet(pack))).not.toContain('has not changed');
    const again = { ...pack, isSecondCopy: true };
    expect(said(howToPost(again))).toContain('The letter keeps its date, 18 November 2026.');
    expect(said(addressSheet(again))).toContain('The day to reply by stays 2 December 2026.');
  });

  it('says on the sheet of a further copy, to another address, that the letter and its day are the same', () => {
    const again = { ...pack, isSecondCopy: true, toAddress: ['41 Foundry Street', 'Leeds', 'LS9 9ZQ'] };
    const sheet = addressSheet(again);
    expect(sheet.addressedTo).toEqual(['Northgate Kitchens Ltd', '41 Foundry Street', 'Leeds', 'LS9 9ZQ']);
    expect(said(sheet)).toContain('The letter itself has not changed');
    expect(said(sheet)).not.toContain('Canal Yard');
    const paused = addressSheet({ ...again, replyUntil: toIsoDate('2026-12-12') });
    expect(said(paused)).toContain('As the claim was paused since, you have until 12 December 2026.');
  });
});
