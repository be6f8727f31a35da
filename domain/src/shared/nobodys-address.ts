/**
 * Stands where the address of somebody stood who deleted their account. The ending is reserved (RFC 2606): no mail can
 * ever arrive there, and none is written to it.
 */
export const nobodysAddress = 'deleted-account@plainclaim.invalid';

export const isNobody = (address: string): boolean => address === nobodysAddress;
