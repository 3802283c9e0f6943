import { changedKind } from "#studio/document/history.ts";
import { fieldTitle, fieldOf } from "#studio/document/describeField.ts";
import { type FieldChange, fieldChanges } from "#studio/document/fieldChanges.ts";
import { shortened, wordsOf } from "#studio/document/words.ts";
import { readTheme } from "../colours/readTheme.ts";
import { tokenTitle } from "../colours/roleName.ts";
import { documentKindText } from "../fields/documentKindText.ts";
import { listInWords } from "../parts/listInWords.ts";
import { countText, text } from "../texts.ts";
import type { EditSession } from "./createEditSession.ts";
import type { Offers } from "../offers/createOffers.ts";
import { useWorkshop } from "../state/useWorkshop.ts";
import { useCommands } from "../commands/useCommands.ts";

const noPalette = { palette: [] };

/** How many fields are named. */
const mostNamed = 2;

/** A text of the portal by its words, a colour of the palette by its name, another field by its title. */
function titleOf(change: FieldChange, theme: string): string {
  const { kind, path } = fieldOf(change);
  if (path[0] === "palette" && path[1] !== undefined)
    return tokenTitle(`palette.${path[1]}`, readTheme(theme) ?? noPalette);
  const words = [change.after, change.before].find((each) => typeof each === "string");
  if (path[0] === "texts" && words !== undefined) return `«${shortened(wordsOf(words))}»`;
  return fieldTitle({ kind, path: path.at(-1) === "$value" ? path.slice(0, -1) : path });
}

/** Undoes or does again, and says which fields have changed: they may be out of sight. */
export function takeStep(
  { sayForAWhile }: Pick<Offers, "sayForAWhile">,
  session: EditSession,
  step: "redo" | "undo",
): void {
  const before = session.get().history.texts;
  session[step]();
  const after = session.get().history.texts;
  const kind = changedKind(before, after);
  if (kind === undefined) return sayForAWhile(text(`${step}.none`));
  const titles = [...new Set(fieldChanges(before, after).map((change) => titleOf(change, after.theme)))];
  const more = titles.length - mostNamed;
  const named = [...titles.slice(0, mostNamed), ...(more > 0 ? [countText("step.more", more)] : [])];
  const done = titles.length === 0 ? text(`${step}.doneIn`, { file: documentKindText(kind) }) : listInWords(named);
  sayForAWhile(titles.length === 0 ? done : text(`${step}.done`, { fields: done }));
}

/** Undo and redo from anywhere in the page. */
export function useUndoCommands(session: EditSession): void {
  const workshop = useWorkshop();
  useCommands({ undo: () => takeStep(workshop, session, "undo"), redo: () => takeStep(workshop, session, "redo") });
}
