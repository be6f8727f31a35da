export const rowKindOptions = [
  { value: 'debt', label: 'Money they owe me' },
  { value: 'loss', label: 'A loss I suffered' },
  { value: 'cost', label: 'A cost I had to pay' },
];
