import { fontLicenceFile, fontsIn } from "#studio/document/editedFonts.ts";
import { unsavedKinds } from "#studio/document/history.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import type { SavedTexts } from "../session/createEditSession.ts";
import { countText } from "../texts.ts";

/** The files of the brand's own fonts that were changed; a licence with its first line. */
function fontFiles(folder: string, before: DocumentTexts, after: DocumentTexts): readonly string[] {
  const [old, now] = [fontsIn(before.fonts) ?? {}, fontsIn(after.fonts) ?? {}];
  const changed = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((path) => old[path] !== now[path]);
  return changed.map((path) => {
    const data = path.endsWith(`/${fontLicenceFile}`) ? now[path] : undefined;
    const [line = ""] =
      data === undefined
        ? []
        : new TextDecoder().decode(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))).split("\n");
    return line.trim() === "" ? `${folder}/${path}` : `${folder}/${path} (${line.trim()})`;
  });
}

/** The files that were written. */
export const savedFiles = (paths: DocumentTexts, { before, after }: SavedTexts): readonly string[] =>
  unsavedKinds(after, before).flatMap((kind) =>
    kind === "fonts" ? fontFiles(paths.fonts ?? "", before, after) : [paths[kind] ?? ""],
  );

/** What is said of the files that were written: "2 filer er lagret". */
export const savedWords = (paths: DocumentTexts, saved: SavedTexts): string =>
  countText("changes.saved", savedFiles(paths, saved).length);
