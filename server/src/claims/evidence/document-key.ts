/** Where the file of a document lies in the store. */
export const documentKey = ({ filePath }: { readonly filePath: string }): string =>
  `private/claim-documents/${filePath}`;
