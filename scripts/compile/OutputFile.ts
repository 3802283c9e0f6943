import type { Rolldown } from "vite";

/** A file of a brand's folder. */
export interface OutputFile {
  /** Path inside the brand's folder, with forward slashes: `assets/logo-1a2b3c4d.svg`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

const encoder = new TextEncoder();

/** A file that the bundler has made, a chunk or an asset, with its bytes. */
export function outputFileOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): OutputFile {
  const content = file.type === "chunk" ? file.code : file.source;
  return { path: file.fileName, bytes: typeof content === "string" ? encoder.encode(content) : content };
}
