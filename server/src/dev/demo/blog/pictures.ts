import { box, circle, dark, frame, hatch, line, seal, sheet, tone, writing } from './picture.ts';

const row = (count: number) => Array.from({ length: count }, (_, at) => at);

const letter = frame('well', [
  tone(box(352, 120, 300, 372)),
  sheet(box(326, 92, 300, 372)),
  writing(366, 140, [110]),
  writing(366, 196, [220, 220, 196, 220, 150]),
  writing(366, 352, [90, 130]),
  // A pen that has just signed.
  `<g transform="rotate(38 690 330)">${sheet('M676 150h28v220l-14 40-14-40z')}${hatch('M676 150h28v60h-28z')}${line('M676 210h28M676 370h28M690 410v-24')}</g>`,
  seal(560, 400, 34),
]);

const calendar = frame('green', [
  tone(box(300, 116, 400, 356, 14)),
  sheet(box(276, 92, 400, 356, 14)),
  hatch('M278 106a12 12 0 0 1 12-12h372a12 12 0 0 1 12 12v56H278z'),
  line('M276 164h400'),
  line('M356 70v48M476 70v48M596 70v48', 8),
  ...row(3).flatMap((week) =>
    row(5).map((day) =>
      week * 5 + day < 13
        ? line(box(306 + day * 70, 190 + week * 84, 52, 60, 6), 3)
        : sheet(box(306 + day * 70, 190 + week * 84, 52, 60, 6)),
    ),
  ),
  line(
    row(8)
      .map((day) => `M${318 + (day % 5) * 70} ${232 + Math.floor(day / 5) * 84}l28 -24`)
      .join(''),
    4,
  ),
  seal(542, 388, 26),
]);

const conversation = frame('kraft', [
  tone(
    'M250 128h330a18 18 0 0 1 18 18v150a18 18 0 0 1-18 18H350l-66 56v-56h-34a18 18 0 0 1-18-18V146a18 18 0 0 1 18-18z',
  ),
  sheet(
    'M226 104h330a18 18 0 0 1 18 18v150a18 18 0 0 1-18 18H326l-66 56v-56h-34a18 18 0 0 1-18-18V122a18 18 0 0 1 18-18z',
  ),
  writing(250, 156, [270, 230, 150], 36),
  sheet(
    'M430 268h300a18 18 0 0 1 18 18v130a18 18 0 0 1-18 18h-34v52l-62-52H430a18 18 0 0 1-18-18V286a18 18 0 0 1 18-18z',
  ),
  hatch('M430 270h300a16 16 0 0 1 16 16v14H414v-14a16 16 0 0 1 16-16z'),
  writing(454, 338, [230, 180], 36),
  seal(702, 286, 30),
]);

const evidence = frame('well', [
  tone('M236 168h170l34 40h270a12 12 0 0 1 12 12v240a12 12 0 0 1-12 12H248a12 12 0 0 1-12-12z'),
  `<g transform="rotate(-7 400 200)">${sheet(box(300, 84, 210, 250, 4))}${hatch('M318 232l58-76 40 48 28-32 48 60v2H318z')}${line('M318 102h174v134H318z')}${line(circle(450, 132, 14))}${writing(330, 280, [150, 100])}</g>`,
  `<g transform="rotate(5 600 200)">${sheet('M530 74h150v270l-19 18-19-18-19 18-18-18-19 18-19-18-19 18-19-18-19 18z')}${writing(556, 116, [70])}${writing(556, 164, [98, 98, 98])}${line('M556 264h98M556 282h98', 3)}${writing(598, 312, [56])}</g>`,
  sheet('M212 236h536l-34 220a14 14 0 0 1-14 12H260a14 14 0 0 1-14-12z'),
  line('M290 300h160', 5),
  seal(670, 410, 32),
]);

const coin = (x: number, y: number) =>
  sheet(`M${x} ${y}a64 20 0 0 1 128 0v26a64 20 0 0 1-128 0z`) + line(`M${x} ${y}a64 20 0 0 0 128 0`);

const stack = (x: number, coins: number) =>
  row(coins)
    .map((at) => coin(x, 404 - at * 32))
    .join('');

const interest = frame('green', [
  tone('M196 470h600v-40L470 300 196 420z'),
  stack(220, 2),
  stack(390, 4),
  stack(560, 7),
  hatch('M562 212a62 18 0 0 0 124 0a62 18 0 0 0-124 0z'),
  line('M190 300C330 270 430 220 520 132'),
  line('M484 138l40-10 4 42'),
  line('M170 456h640'),
  seal(754, 160, 36),
]);

const hourglass = frame('kraft', [
  tone('M396 108h236l-92 168 92 180H396l92-180z'),
  sheet(
    'M372 92h216v44c0 66-66 92-84 134 18 42 84 68 84 134v44H372v-44c0-66 66-92 84-134-18-42-84-68-84-134z',
  ),
  hatch('M392 180h176c-14 44-64 62-82 86h-12c-18-24-68-42-82-86z'),
  hatch('M384 444c0-40 60-66 96-76 36 10 96 36 96 76z'),
  line('M480 268v92', 5),
  dark(box(340, 70, 280, 26, 8)),
  dark(box(340, 446, 280, 26, 8)),
  line('M650 150h90M650 210h60M650 270h90M650 330h60M650 390h90', 4),
  seal(740, 270, 28),
]);

const court = frame('well', [
  tone('M226 214L504 84l278 130v262H226z'),
  sheet('M200 200L480 72l280 128z'),
  hatch('M276 182l204-93 204 93z'),
  sheet(box(214, 200, 532, 34, 3)),
  ...row(5).map((at) => sheet(box(244 + at * 106, 234, 48, 170, 3))),
  line(
    row(5)
      .map((at) => `M${260 + at * 106} 250v138M${276 + at * 106} 250v138`)
      .join(''),
    2.5,
  ),
  sheet(box(206, 404, 548, 30, 3)),
  sheet(box(178, 434, 604, 34, 3)),
  seal(480, 152, 26),
]);

const paid = frame('green', [
  tone(box(290, 190, 470, 260, 16)),
  `<g transform="rotate(-9 460 200)">${sheet(box(300, 96, 330, 170, 8))}${line(box(318, 114, 294, 134, 6), 3)}${line(circle(465, 181, 40))}${line('M482 164a20 20 0 0 0-34 14v24M440 186h34M438 204h48', 4)}</g>`,
  `<g transform="rotate(6 560 220)">${sheet(box(390, 120, 330, 170, 8))}${hatch(box(408, 138, 294, 40, 4))}${line(circle(555, 224, 34))}</g>`,
  sheet('M262 228h440a16 16 0 0 1 16 16v196a16 16 0 0 1-16 16H262a20 20 0 0 1-20-20V248a20 20 0 0 1 20-20z'),
  line('M242 268h476', 4),
  sheet('M618 316h112a10 10 0 0 1 10 10v52a10 10 0 0 1-10 10H618a36 36 0 0 1 0-72z'),
  seal(624, 352, 20),
]);

/** One for each demo post. */
export const pictures = {
  letter,
  calendar,
  conversation,
  evidence,
  interest,
  hourglass,
  court,
  paid,
} as const;

export type PictureName = keyof typeof pictures;
