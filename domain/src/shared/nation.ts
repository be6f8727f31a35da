/** The three legal systems of the United Kingdom. */
export type Nation = 'England & Wales' | 'Scotland' | 'Northern Ireland';
