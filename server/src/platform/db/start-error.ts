/** The server cannot start. The message tells the operator what to do, so no stack trace is printed. */
export class StartError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartError';
  }
}

/** Turns file system errors about a folder into a StartError. Unknown errors are returned unchanged. */
export function asStartError(error: unknown, folder: string): unknown {
  if (error instanceof StartError) return error;
  const sentence = sentenceFor(error instanceof Error ? error : undefined, folder);
  return sentence === undefined ? error : new StartError(sentence, { cause: error });
}

function sentenceFor(error: NodeJS.ErrnoException | undefined, folder: string): string | undefined {
  switch (error?.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return noSpaceLeft(folder);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return noPermission(folder);
    case 'ENOTDIR':
    case 'EEXIST':
      return `The data folder ${folder} cannot be made because a file is in its way; move the file, or set DATA_DIR to another folder.`;
    default:
      return undefined;
  }
}

export const noSpaceLeft = (folder: string) =>
  `There is no space left on the disk that holds ${folder}; free some, or set DATA_DIR to a folder on another disk.`;

export const noPermission = (folder: string) =>
  `The data folder ${folder} cannot be read and written by the user that runs Plainclaim; give that user permission, or set DATA_DIR to another folder.`;
