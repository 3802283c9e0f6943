import { isObject } from "#contract/isObject.ts";
import { type SafeStorage, tabStorage } from "./safeStorage.ts";

const key = "portal-kept-input";
/** How long a text waits for its customer. */
const keptMs = 600_000;

/** Identifies who typed a text: a salted digest of the customer number. The number cannot be read from it. */
export interface InputOwner {
  readonly salt: string;
  readonly digest: string;
}

interface KeptText {
  readonly text: string;
  readonly typedAt: number;
  readonly owner: InputOwner;
}

/** The kept text of each field, by the name of the field. */
type Kept = Readonly<Record<string, KeptText>>;

const isOwner = (value: unknown): value is InputOwner =>
  isObject(value) && typeof value["salt"] === "string" && typeof value["digest"] === "string";

const isKeptText = (value: unknown): value is KeptText =>
  isObject(value) &&
  typeof value["text"] === "string" &&
  typeof value["typedAt"] === "number" &&
  isOwner(value["owner"]);

const isKept = (value: unknown): value is Kept => isObject(value) && Object.values(value).every(isKeptText);

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

/** The kept texts that are not too old. */
function readKept(storage: SafeStorage): Kept {
  try {
    const kept: unknown = JSON.parse(storage.read(key) ?? "null");
    if (!isKept(kept)) return {};
    const isRecent = (typedAt: number) => typedAt <= Date.now() && typedAt >= Date.now() - keptMs;
    return Object.fromEntries(Object.entries(kept).filter(([, { typedAt }]) => isRecent(typedAt)));
  } catch {
    return {};
  }
}

function writeKept(kept: Kept, storage: SafeStorage): void {
  if (Object.keys(kept).length === 0) storage.remove(key);
  else storage.write(key, JSON.stringify(kept));
}

/** Keeps what is typed in a field, in this tab, in case the session ends or the page is reloaded (spec: storage-9). */
export function keepInput(owner: InputOwner, field: string, text: string, storage: SafeStorage = tabStorage): void {
  writeKept({ ...readKept(storage), [field]: { text, typedAt: Date.now(), owner } }, storage);
}

/** Forgets what was typed in a field that is saved or cancelled. */
export function forgetField(field: string, storage: SafeStorage = tabStorage): void {
  const { [field]: _, ...rest } = readKept(storage);
  writeKept(rest, storage);
}

/** Forgets everything: 'Logg ut'. */
export function forgetInput(storage: SafeStorage = tabStorage): void {
  storage.remove(key);
}

/**
 * Returns the text that this customer typed in a field, and forgets it. Texts that are too old, and texts of other
 * customers, are forgotten too.
 * @param kundenummer Undefined: a customer without a number, whose input is never kept.
 * @param field Undefined: no text is returned; texts of other customers are forgotten.
 */
export async function takeInput(
  kundenummer: string | undefined,
  field: string | undefined,
  storage: SafeStorage = tabStorage,
): Promise<string | undefined> {
  if (storage.read(key) === undefined) return undefined;
  const ours: Record<string, string> = {};
  const others = new Set<string>();
  for (const [name, { text, owner }] of Object.entries(readKept(storage))) {
    const reader = kundenummer === undefined ? undefined : await ownerOf(kundenummer, owner.salt);
    if (reader?.digest === owner.digest) ours[name] = text;
    else others.add(name);
  }
  // Read again: the customer may have typed meanwhile.
  const rest = Object.entries(readKept(storage)).filter(([name]) => name !== field && !others.has(name));
  writeKept(Object.fromEntries(rest), storage);
  return field === undefined ? undefined : ours[field];
}
