/** What a host name of the studio's server leads to. */
export type StudioHost =
  | { readonly kind: "studio" }
  | { readonly kind: "preview"; readonly id: string }
  /** The address that people type. It only leads on: cookies of `localhost` are those of every program on it. */
  | { readonly kind: "typed" }
  | { readonly kind: "foreign" };

/**
 * The studio and each previewed brand have an origin of their own, below one site: a cookie of the preview is sent in
 * its frame, and no script of the preview reads anything of the studio.
 */
const studioName = "studio.localhost";

export const studioOrigin = (port: number): string => `http://${studioName}:${port}`;

/** The origins of all previews, as a content security policy spells them. */
export const previewSources = (port: number): string => `http://*.${studioName}:${port}`;

/** Compares the `Host` header with the only names that the server has: a name that leads here by DNS is foreign. */
export function hostOf(header: string | undefined, port: number): StudioHost {
  const ending = `:${port}`;
  if (header === undefined || !header.endsWith(ending)) return { kind: "foreign" };
  const name = header.slice(0, -ending.length);
  if (name === studioName) return { kind: "studio" };
  if (name === "localhost" || name === "127.0.0.1" || name === "[::1]") return { kind: "typed" };
  const id = /^([a-z][a-z0-9-]*)\.studio\.localhost$/.exec(name)?.[1];
  return id === undefined ? { kind: "foreign" } : { kind: "preview", id };
}
