export const templateName = 'plainclaim_template';
