import type { OutputFile } from "#scripts/compile/OutputFile.ts";

/** SHA-256 with Web Crypto, which browsers and Node both have. */
async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));
}

/** SHA-256 in hexadecimal. */
export const hexDigest = async (bytes: Uint8Array): Promise<string> =>
  Array.from(await sha256(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 as a content security policy spells it: `'sha256-…'`, with the quotes. */
export async function cspHash(content: string | Uint8Array): Promise<string> {
  const digest = await sha256(typeof content === "string" ? new TextEncoder().encode(content) : content);
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

/** `logo.svg` → `assets/logo-1a2b3c4d.svg`: the name changes with the content. */
export async function hashedPath(name: string, bytes: Uint8Array): Promise<string> {
  const dot = name.lastIndexOf(".");
  return `assets/${name.slice(0, dot)}-${(await hexDigest(bytes)).slice(0, 8)}${name.slice(dot)}`;
}

/** The digest of a file as an `integrity` attribute has it: `sha256-…`. */
export const integrityOf = async (bytes: Uint8Array): Promise<string> => (await cspHash(bytes)).slice(1, -1);

/** The digests of all scripts among the compiled files, by path. */
export async function scriptIntegrity(files: readonly OutputFile[]): Promise<ReadonlyMap<string, string>> {
  const scripts = files.filter(({ path }) => path.endsWith(".js"));
  return new Map(await Promise.all(scripts.map(async ({ path, bytes }) => [path, await integrityOf(bytes)] as const)));
}
