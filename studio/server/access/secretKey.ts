import { hash, randomBytes } from "node:crypto";

/** A new key of 256 bits, as a cookie and an address can have it. */
export const newKey = (): string => randomBytes(32).toString("base64url");

/** What is kept of a key. Nobody finds the key from it, so no slow function is needed. */
export const digestOf = (key: string): string => hash("sha256", key);
