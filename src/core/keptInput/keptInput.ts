import * as v from "valibot";
import { type SafeStorage, tabStorage } from "../storage/safeStorage.ts";

const key = "portal-kept-input";
/** How long a text waits for its customer. */
const keptMs = 600_000;

/** Who typed: nobody can be found from it, but a customer can be compared with it. */
export interface InputOwner {
  readonly salt: string;
  readonly digest: string;
}

const keptSchema = v.object({
  field: v.string(),
  text: v.string(),
  typedAt: v.number(),
  owner: v.object({ salt: v.string(), digest: v.string() }),
});

type Kept = v.InferOutput<typeof keptSchema>;

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The owner for a customer number; undefined where the browser has no digests, so that nothing is kept. */
export async function ownerOf(
  kundenummer: string,
  salt = toHex(crypto.getRandomValues(new Uint8Array(16))),
): Promise<InputOwner | undefined> {
  try {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${salt} ${kundenummer}`));
    return { salt, digest: toHex(new Uint8Array(digest)) };
  } catch {
    return undefined;
  }
}

/** Keeps what is typed in a field, in this tab, in case the session ends (spec: storage-9). One field at a time. */
export function keepInput(owner: InputOwner, field: string, text: string, storage: SafeStorage = tabStorage): void {
  storage.write(key, JSON.stringify({ field, text, typedAt: Date.now(), owner } satisfies Kept));
}

/** Forgets it: saved, cancelled, or 'Logg ut'. */
export function forgetInput(storage: SafeStorage = tabStorage): void {
  storage.remove(key);
}

function readKept(storage: SafeStorage): Kept | undefined {
  try {
    const { success, output } = v.safeParse(keptSchema, JSON.parse(storage.read(key) ?? "null"));
    const age = success ? Date.now() - output.typedAt : undefined;
    return age !== undefined && age >= 0 && age <= keptMs ? (output as Kept) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Gives back what this customer typed in a field, and forgets it. What is too old, or somebody else's, is forgotten too.
 * @param kundenummer Undefined: a customer without a number, whose input is never kept.
 * @param field Undefined: only looks whose it is.
 */
export async function takeInput(
  kundenummer: string | undefined,
  field: string | undefined,
  storage: SafeStorage = tabStorage,
): Promise<string | undefined> {
  if (storage.read(key) === undefined) return undefined;
  const kept = readKept(storage);
  const owner = kundenummer === undefined ? undefined : await ownerOf(kundenummer, kept?.owner.salt);
  const isOurs = kept !== undefined && owner?.digest === kept.owner.digest;
  if (!isOurs || kept.field === field) forgetInput(storage);
  return isOurs && kept.field === field ? kept.text : undefined;
}
