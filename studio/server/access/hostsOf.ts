/** The base below a previewed brand: as it is saved, or with its unsaved edits. */
export type PreviewBase = "edited" | "saved";

/** The texts of a previewed brand: as they are edited, or as they were saved last. */
export type PreviewVersion = "draft" | "saved";

/** What a host name of the studio's server leads to. */
export type StudioHost =
  | { readonly kind: "studio" }
  | { readonly kind: "preview"; readonly id: string; readonly base: PreviewBase; readonly version: PreviewVersion }
  /** The address that people type. It only leads on: cookies of `localhost` are those of every program on it. */
  | { readonly kind: "typed" }
  | { readonly kind: "foreign" };

/**
 * The studio and each previewed brand have an origin of their own, below one site: a cookie of the preview is sent in
 * its frame, and no script of the preview reads anything of the studio.
 */
const studioName = "studio.localhost";

/** What follows the id in the host of a preview with the edited base. No id ends like this. */
const editedBase = "--felles";

/** What follows the id in the host of a preview of the saved texts. */
const savedVersion = "--lagret";

/** The host of a brand's preview, without its port. */
export const previewHost = (id: string, base: PreviewBase, version: PreviewVersion = "draft"): string =>
  `${id}${version === "saved" ? savedVersion : ""}${base === "edited" ? editedBase : ""}.${studioName}`;

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
  const label = /^([a-z][a-z0-9-]*)\.studio\.localhost$/.exec(name)?.[1];
  if (label === undefined) return { kind: "foreign" };
  const base = label.endsWith(editedBase) ? "edited" : "saved";
  const rest = base === "edited" ? label.slice(0, -editedBase.length) : label;
  return rest.endsWith(savedVersion)
    ? { kind: "preview", id: rest.slice(0, -savedVersion.length), base, version: "saved" }
    : { kind: "preview", id: rest, base, version: "draft" };
}
