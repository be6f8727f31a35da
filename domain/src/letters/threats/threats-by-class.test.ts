import { describe, expect, it } from 'vitest';
import { findingsIn, threatsIn } from '../testing/threats-in.ts';

describe('a threat in disguised or hasty spelling is found', () => {
  it.each([
    "I'll k1ll you.",
    'Il kill you.',
    'I will f***ing end you.',
    "I'm going to brake every bone in you're body.",
    'i wil burn your shop',
    'pay up or ur ded',
    'i sware il smash ur van up u mug',
    "I'll kiiill you.",
    'I will k**l you.',
    'I will k.i.l.l you.',
    "I'll smaaash your windows.",
    "I'll b r e a k your legs.",
    "I'll 5mash your windows.",
    'I will bre4k your l3gs.',
  ])('%s', (sentence) => {
    expect(threatsIn(sentence)).not.toEqual([]);
  });
});

describe('a threat with bodies and weapons is found', () => {
  it.each([
    'I will knock your teeth down your throat.',
    "I'll knock your teeth out.",
    "I'll punch your lights out.",
    "I'll cut you.",
    "I'll chin you.",
    "I'll lamp you.",
    "I'm going to wrap a spanner round your head.",
    "You're a dead man walking.",
    'I will make your wife a widow.',
    'Wait till I get my hands on you.',
    "My dad's got a crowbar with your name on it.",
    "I'll have your head on a stick.",
    "Sm4sh your face in, that's what I'll do.",
    "I'm gonna kick your head in you muppet.",
    "You'll be picking your teeth up off the floor.",
    'I will leave you in a pool of your own blood.',
    'Hope your wife looks good in black.',
    "I'll see to it that you never walk straight again.",
    "You'll be drinking through a straw by the weekend.",
    "I'll drive a hammer through your kneecap.",
    'I will stamp on your hands so you never hold a trowel again.',
    "The man I've hired will take it out of your hide.",
    'Cough up or get carved up.',
    "I'll rip you limb from limb.",
  ])('%s', (sentence) => {
    expect(threatsIn(sentence)).not.toEqual([]);
  });
});

describe('a threat by others, or by nobody in particular is found', () => {
  it.each([
    'Paddy will come round and smash the windows.',
    'Our Kevin will come round and sort you out.',
    'Your van will get torched.',
    'The lads will do your van.',
    'A brick might come through your window.',
    "I'd hate for your windows to get put through.",
    "I've instructed some lads to collect. They don't use letters.",
    'The boys are itching to meet you.',
    'Our Darren will be paying your showroom a visit with petrol.',
    'Your workshop might just catch fire one of these nights.',
    'Your tyres are going to get slashed if this drags on.',
    'My cousins will be dragging you out of bed.',
    "Don't be surprised if you wake up to your car on fire.",
  ])('%s', (sentence) => {
    expect(threatsIn(sentence)).not.toEqual([]);
  });
});

describe('a threat of bad things to come is found', () => {
  it.each([
    "I am not a violent man. Don't make me become one.",
    "Bad things happen to people who don't pay me.",
  ])('%s', (sentence) => {
    expect(threatsIn(sentence)).not.toEqual([]);
  });
});

describe('a threat of publicity, or of what is private is found', () => {
  it.each([
    "I'll take this to the papers.",
    'Everyone on Nextdoor will know what you are.',
    'Pay or it all goes on TikTok.',
    'One-star reviews will keep coming until the money is in my account.',
    "I'll make sure your employer finds out about this.",
    'Your neighbours will get a leaflet each.',
    "I have photos of you and your secretary, and I'd like my £2,850.",
    'I have screenshots of your affair. Pay me.',
    'The Echo are going to run a story on you unless I get my refund.',
    "I'm putting your face on every lamp post in Leeds.",
    "Every Facebook group in Bradford is going to hear about you if you don't pay.",
    'Send me the money or the video goes online.',
    'I will tell your fiancée about the hotel in York unless I get paid.',
    'Your boss might be interested in what you do on your sick days.',
    'I have a recording of you that you would not want your wife to hear, so pay up.',
    'Refund me or I leave a review on every site going.',
    'Your golf club ought to be told what a fraud their captain is, and will be unless you pay.',
    'Pay up and nobody needs to see the pictures.',
    "I'll be outside your church with a placard on Sunday.",
  ])('%s', (sentence) => {
    expect(threatsIn(sentence)).not.toEqual([]);
  });
});

describe('a threat of a report for the price of payment is found', () => {
  it.each([
    "If I'm not paid I go to the police and say you stole it.",
    "I'll drop the police complaint once you pay me.",
    'I will report you to the FCA if you do not pay.',
    'I will report you to Trading Standards unless you pay by then.',
    "Pay me and I won't report you to the council.",
    "I'll have your visa cancelled.",
    'Are your workers here legally? Immigration might like to check.',
    'My post about you goes live on Friday if the money is not there.',
    'Settle up or I let HMRC know about the cash jobs.',
    "I'll withdraw my statement to the police when the money arrives.",
    "If the money is in my account by Friday I'll forget about calling Environmental Health.",
    'Unless I get paid I shall be informing the Gas Safe Register that you work without a licence.',
    "I'd be happy not to mention your tax affairs to anybody, once we are square.",
    'Pay me back or I dob you in to the DWP.',
    'No payment and I make a call to the Home Office about your kitchen staff.',
    "I will have your licence taken off you if I don't see my money.",
    'You can pay me, or you can explain yourself to the police.',
    'Give me my money and I will drop the charges.',
    'I will report you to the DVLA unless you pay.',
    'I will report you to the Information Commissioner unless you pay.',
    'I will report you to the CQC unless you pay.',
    'I will report you to the council unless you pay.',
    'I will report you to the Environment Agency unless you pay.',
    'I will report you to the regulator unless you pay.',
    'If you do not refund me I will report this to Trading Standards.',
  ])('%s', (sentence) => {
    expect(threatsIn(sentence)).not.toEqual([]);
  });
});

describe('a threat by idiom, or by a hint at who else will hear, is found', () => {
  it.each([
    "I'll see you bleed.",
    "You won't be using those hands for plastering much longer.",
    "I'm bringing the shovel and you can guess who the hole is for.",
    "I'd sleep in shifts if I were you and your missus.",
    "Somebody's going to end up in A&E and it's not going to be me.",
    "I'm going to make an example of you that nobody on this estate will forget.",
    'Ill put u thru that shop window headfirst.',
    'Yr gettin ur legs done m8.',
    "I'm coming down there with a can of petrol.",
    'Some night soon that lovely van is going up.',
    "There's a bounty on your front teeth.",
    "I've put men in the ground for less.",
    "You'd better move house.",
    "If I catch you on your own you're done for.",
    'By Friday this whole story will be on every noticeboard in Otley.',
    'One email to all your suppliers is ready to send.',
    'Shall I tell Karen what you get up to on site visits, or will you pay?',
    'It would be awkward if those texts to the receptionist came out before you paid.',
    'Your bishop will be getting a letter from me.',
    "I'll be making a video about crooks like you and naming names.",
    'I am going to chain myself to your shop door with a loudhailer.',
    "The parents' WhatsApp group would love to hear what sort of man runs their nursery.",
    "I'll stick flyers on every windscreen outside your showroom.",
    'Transfer the money or I ring the VAT man.',
    "Cash in hand with no receipts, wasn't it? HMRC will be on the phone unless mine is in the bank by Monday.",
    'Pay, and the Care Quality Commission never hears what I saw in that kitchen.',
    'The Gambling Commission gets my file if this is not settled.',
    'If you want me to leave the police out of it, pay the £850.',
    'I shall drop my complaint to the Solicitors Regulation Authority in return for a full refund.',
    "Refuse and I'll make sure the General Medical Council hears everything.",
    'Full refund, or Ofsted gets to see the photos.',
    'I will ring the RSPCA about your dogs if I have not had my money by Sunday.',
    "I will say only this: 'pay me or you will not walk again'.",
    "You once told me “I'll knock you out”; well, I'll knock you out first.",
    'My nephew says he is going to stab you if you come near me again.',
    "He'll wake up with a horse's head in his bed.",
  ])('%s', (sentence) => {
    expect(threatsIn(sentence)).not.toEqual([]);
  });
});

describe('what is within reach is a hint, left to the claimant', () => {
  it.each([
    "My uncle used to box and he'd love a word with you behind the depot.",
    'Roofs come down, ladders slip. You should be careful, mate.',
    "I've got a shotgun in the cupboard and a short temper.",
    'Do you like having working knees?',
    'My lads know what time you lock up.',
    'Your little girl goes past my window on her way to school.',
    'Lovely bungalow your parents have got, shame about the flimsy back door.',
    'I found your home address on the electoral roll, in case you wondered.',
    'I parked outside your house for an hour last night.',
    "Your wife's Fiesta is easy to spot in the Asda car park.",
    'I can be at your front door in ten minutes.',
    "Your wife works at the bank, doesn't she? I might go in and have a chat.",
    "I'll get even, and it won't be through the court.",
    'I know your van reg and where you park it at night.',
    "You've got kids at St Mary's primary, haven't you? Think on.",
    "Your mum's care home is on Albert Road, isn't it.",
    'I have a key to your house, remember.',
    'Accidents happen on building sites.',
    "There are other ways of getting my money. You won't like them.",
    "Your daughter walks home from Parkside alone, doesn't she.",
    'I see your wife gets in about six.',
    "I've still got the spare key to your workshop, by the way.",
    'Nice cars you and the missus drive, I took the plates.',
    "Your mother lives on her own at number 12, doesn't she?",
    'I know what time your kids get out of school.',
    'We all know your address, every one of us.',
    "I've been watching your house from my van.",
    "It's not hard to find out where somebody's parents live.",
  ])('%s', (sentence) => {
    expect(findingsIn(sentence).map(({ kind }) => kind)).toEqual(['warning']);
  });
});

describe('who announces to harm themselves is answered kindly', () => {
  it.each([
    'Pay me or I will kill myself and it will be your fault.',
    "If you don't give it back I'm going to end my life.",
  ])('%s', (sentence) => {
    expect(findingsIn(sentence)).toEqual([
      expect.objectContaining({ kind: 'warning', message: expect.stringContaining('Samaritans') }),
    ]);
  });
});
