/** Authorities that can prosecute, tax or deport. */
export const police = String.raw`(?:police(?!\s+(?:reports?|incident|reference|officers?|station|statement|log|crime|number))|action\s+fraud|fraud\s+squad|cops|old\s+bill|crimestoppers)`;
export const taxmen = String.raw`(?:hmrc|tax\s?man|benefits\s+office|dwp)`;
export const borders = String.raw`(?:immigration|home\s+office|border\s+force)`;
export const office = `(?:${police}|${taxmen}|${borders})`;
