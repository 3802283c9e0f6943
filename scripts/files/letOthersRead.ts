/**
 * Lets other users read what this process writes: a web server has a user of its own. With umask 077 it could not.
 * Only for the process of a command: threads have no mask of their own.
 */
export const letOthersRead = (): void => void process.umask(process.umask() & 0o022);
