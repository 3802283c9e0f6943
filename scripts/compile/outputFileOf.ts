import type { Rolldown } from "vite";
import type { OutputFile } from "./OutputFile.ts";

const encoder = new TextEncoder();

/** A file that the bundler has made, a chunk or an asset, with its bytes. */
export function outputFileOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): OutputFile {
  const content = file.type === "chunk" ? file.code : file.source;
  return { path: file.fileName, bytes: typeof content === "string" ? encoder.encode(content) : content };
}
