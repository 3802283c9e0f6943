import type { FieldPlace } from "#studio/document/describeField.ts";
import { countText, text } from "../texts.ts";

interface SeenNoteProps {
  readonly field: FieldPlace;
  /** What the field is called. */
  readonly title: string;
  /** Whether a part of a page can be made by it. */
  readonly isPart: boolean;
  /** How many parts of the shown page it makes; undefined before the page has answered. */
  readonly count: number | undefined;
  /** Whether another page is known to show it: a picture of that is there. */
  readonly isElsewhere: boolean;
}

/** Whether the chosen field is seen on the page that is shown. */
export function SeenNote({ field, title, isPart, count, isElsewhere }: SeenNoteProps) {
  if (!isPart) return text(field.kind === "theme" ? "preview.seen.everywhere" : "preview.seen.noPart", { title });
  if (count === undefined) return null;
  if (count > 0) return countText("preview.seen", count, { title });
  // The style book alone shows the palette itself.
  if (field.kind === "theme" && field.path[0] === "palette") return text("preview.seen.palette", { title });
  return text(isElsewhere ? "preview.seen.elsewhere" : "preview.seen.notHere", { title });
}
