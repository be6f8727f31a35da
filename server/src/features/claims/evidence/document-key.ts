/** The key of a document's file in the store. */
export const documentKey = ({ filePath }: { readonly filePath: string }): string =>
  `private/claim-documents/${filePath}`;
