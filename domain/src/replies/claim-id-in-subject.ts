const subjectId = /Claim ID: ([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?![0-9a-z-])/i;

/** The claim that a mail's subject names, as our letters do: 'Claim ID: ' and the claim's id. */
export function claimIdInSubject(subject: string): string | undefined {
  return subjectId.exec(subject)?.[1]?.toLowerCase();
}
