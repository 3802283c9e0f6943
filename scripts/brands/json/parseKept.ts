import { type JsonResult, parseJsonFile } from "./jsonFile.ts";
import type { SourceFile } from "./sourceFile.ts";

interface Kept extends JsonResult {
  readonly text: string;
}

/** What each file was parsed to last, as long as there is memory for it. */
const kept = new Map<string, WeakRef<Kept>>();

/**
 * Parses a file, unless it has the text that it had last time: the studio opens the whole folder many times for each
 * key, and all files but one are as they were. The value is shared: it must not be changed.
 */
export function parseKept(source: SourceFile): JsonResult {
  const { file, text } = source;
  const known = kept.get(file)?.deref();
  if (known?.text === text) return { ...known, findings: [...known.findings] };
  const result = parseJsonFile(source);
  kept.set(file, new WeakRef({ ...result, findings: [...result.findings], text }));
  return result;
}
