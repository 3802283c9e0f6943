import { type EnvironmentName, environmentNames } from "#contract/descriptor/environmentNames.ts";
import {
  editedBasePart,
  formerPart,
  hashOfPart,
  type PreviewParts,
  savedPart,
  studioName,
  tabPart,
  windowPart,
} from "#studio/document/addresses/studioPreviewHost.ts";

/** Everything that decides what a preview shows of a brand. */
export type ShownParts = Required<PreviewParts> & { readonly environment: EnvironmentName };

/** What a host name of the studio's server leads to. */
export type StudioHost =
  | { readonly kind: "studio" }
  | { readonly kind: "preview"; readonly id: string; readonly shown: ShownParts }
  /** The address that people type. It only leads on: cookies of `localhost` are those of every program on it. */
  | { readonly kind: "typed" }
  | { readonly kind: "foreign" };

export const studioOrigin = (port: number): string => `http://${studioName}:${port}`;

/** At the studio: where a preview without a key leads to. At a preview: where its ticket is taken (`previewKeys.ts`). */
export const ticketPath = "/studio/billett";

/** What may be in the studio's frames, as a content security policy spells it: previews, by way of the studio. */
export const previewSources = (port: number): string =>
  `http://*.${studioName}:${port} ${studioOrigin(port)}${ticketPath}`;

const otherEnvironments = environmentNames.filter((name) => name !== "Test");

/** The hosts that `studioPreviewHost` makes. */
const previewName = new RegExp(
  `^(?:(?<version>${savedPart}|utgave-[0-9a-f]{7,40})\\.)?(?:(?<edited>${editedBasePart})\\.)?` +
    `(?:${tabPart}(?<tab>[2-9]|[1-9]\\d)\\.)?` +
    `(?:${windowPart}-(?<window>[a-z0-9]{1,20})\\.)?` +
    `(?:(?<environment>${otherEnvironments.join("|").toLowerCase()})\\.)?` +
    `(?<id>[a-z][a-z0-9-]*)\\.${studioName.replaceAll(".", String.raw`\.`)}$`,
);

/** The version that a host names. */
function versionOf(part: string | undefined): ShownParts["version"] {
  const hash = hashOfPart(part ?? "");
  if (hash !== undefined) return formerPart(hash);
  return part === undefined ? "draft" : "saved";
}

/** Compares the `Host` header with the only names that the server has: a name that leads here by DNS is foreign. */
export function hostOf(header: string | undefined, port: number): StudioHost {
  const ending = `:${port}`;
  if (header === undefined || !header.endsWith(ending)) return { kind: "foreign" };
  const name = header.slice(0, -ending.length);
  if (name === studioName) return { kind: "studio" };
  if (name === "localhost" || name === "127.0.0.1" || name === "[::1]") return { kind: "typed" };
  const { id, version, edited, tab, window, environment } = previewName.exec(name)?.groups ?? {};
  if (id === undefined) return { kind: "foreign" };
  return {
    kind: "preview",
    id,
    shown: {
      version: versionOf(version),
      base: edited === undefined ? "saved" : "edited",
      environment: otherEnvironments.find((each) => each.toLowerCase() === environment) ?? "Test",
      tab: tab === undefined ? 1 : Number(tab),
      window: window ?? "",
    },
  };
}
