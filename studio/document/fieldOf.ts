import type { FieldPlace } from "./describeField.ts";
import { isLanguageFile } from "./StudioDocument.ts";

/** The field of the form for a place in a file: without its environment, and without its language. */
export function fieldOf({ kind: file, path }: FieldPlace): FieldPlace {
  const kind = isLanguageFile(file) ? "descriptor" : file;
  const isInEnvironment = kind === "descriptor" && path[0] === "environments" && path.length > 2;
  return isInEnvironment && path[2] !== "hostnames" ? { kind, path: path.slice(2) } : { kind, path };
}
