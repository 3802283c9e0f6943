/** What a store has under a key. */
export interface Stored {
  readonly bytes: Uint8Array;
  /** Names this version: another one has another tag. */
  readonly tag: string;
}

/** When something is written: only when there is nothing yet, or only over the version with this tag. */
export type Condition = "absent" | { readonly tag: string };

/** What an object store sends with a file. A folder has none of it: there a web server decides. */
export interface ObjectHeaders {
  readonly type: string;
  /** Left out when the file is not compressed. */
  readonly encoding?: "br" | "gzip";
  readonly cacheControl: string;
}

/** How something is written. */
export interface PutOptions {
  readonly condition?: Condition;
  readonly headers?: ObjectHeaders;
  /**
   * It counts only while the machine runs: a store need not bring it to the disk. After a loss of power it can be empty.
   */
  readonly isTransient?: boolean;
}

/** A key of a store. */
export interface StoredFile {
  readonly key: string;
  /** Size in bytes. */
  readonly bytes: number;
  /** MD5 in hexadecimal, where the list of the store has it. */
  readonly md5?: string;
}

/** Another program has written first. Nothing was written. */
export class Conflict extends Error {
  constructor(key: string) {
    super(`${key} was written by another program meanwhile.`);
  }
}

/**
 * Where deployments are kept: a folder, or an object store. Keys have forward slashes: `sb1/current.json`. A reader
 * never sees a part of what is written.
 */
export interface DeploymentStore {
  /** Undefined when there is nothing under the key. */
  get(key: string): Promise<Stored | undefined>;
  /**
   * Writes, and gives the tag of the new version.
   * @throws Conflict when the condition is not met
   */
  put(key: string, bytes: Uint8Array, options?: PutOptions): Promise<string>;
  /** Every key that begins with a folder: `sb1/`. */
  list(folder: string): Promise<readonly StoredFile[]>;
  /** Names of the folders at the top, or in a folder: `_previews/`. */
  folders(below?: string): Promise<readonly string[]>;
  /** SHA-256 in hexadecimal, where the store knows it without sending the file. */
  digest(key: string): Promise<string | undefined>;
  /** Removes a key. It is not an error when there is none. */
  remove(key: string): Promise<void>;
}
