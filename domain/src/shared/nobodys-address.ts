/**
 * Replaces the address of a deleted account. Its domain is reserved (RFC 2606), so no mail can arrive there,
 * and we send none to it.
 */
export const nobodysAddress = 'deleted-account@plainclaim.invalid';

export const isNobody = (address: string): boolean => address === nobodysAddress;
