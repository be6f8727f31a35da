/** What the operator says about the service: content to change here, claims to be able to prove. */
export const marketingFigures = [
  { figure: '110+', means: 'legal professionals' },
  { figure: '95%', means: 'success rate' },
  { figure: '24/7', means: 'access to your claim' },
  { figure: '5 min', means: 'or less to start a claim' },
] as const;
