import type { ImageKind } from "#studio/document/imageKinds.ts";
import type { OfferedImage } from "#studio/document/StudioDocument.ts";
import { studioApi } from "../studioApi.ts";

/** Why a file is refused, as the page says it. */
export interface ImageRefusal {
  readonly file: string;
  /** Another format than SVG. */
  readonly format?: string;
  /** Size in kB of a file that is too large to be sent. */
  readonly kilobytes?: number;
  readonly problems: Extract<OfferedImage, { readonly status: "refused" }>["problems"];
  /** The server did not answer. */
  readonly isUnanswered?: boolean;
}

/** What became of an offered file. */
export type Offered =
  | Extract<OfferedImage, { readonly status: "accepted" }>
  | { readonly status: "refused"; readonly refusal: ImageRefusal };

/** Larger files are not sent as a whole: their beginning says which format they have. */
const mostSentBytes = 1_000_000;
const beginningBytes = 1_000;

/** The bytes of a file as text. */
export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Lets the server check a file as an image of a brand. Nothing is stored. */
export async function offerImage(id: string, kind: ImageKind, file: File): Promise<Offered> {
  const refused = (refusal: Omit<ImageRefusal, "file">): Offered => ({
    status: "refused",
    refusal: { file: file.name, ...refusal },
  });
  const isTooLarge = file.size > mostSentBytes;
  const sent = isTooLarge ? file.slice(0, beginningBytes) : file;
  const answer = await studioApi.checkImage(id, kind, await base64Of(sent)).catch(() => undefined);
  if (answer === undefined) return refused({ problems: [], isUnanswered: true });
  const format = answer.status === "refused" ? answer.format : undefined;
  if (format !== undefined) return refused({ problems: [], format });
  if (isTooLarge) return refused({ problems: [], kilobytes: Math.round(file.size / 1000) });
  return answer.status === "accepted" ? answer : refused({ problems: answer.problems });
}
