/** Why a backup could not be made or restored, in words for whoever runs the command. */
export class BackupError extends Error {}
