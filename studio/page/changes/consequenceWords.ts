import { shownRatio } from "#scripts/shared/colours/measurePairs.ts";
import { darkContext, firstContext, type ShownContext } from "#studio/document/ShownContext.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { colourFields } from "../colours/colourFields.ts";
import { readInContext } from "../colours/contextView.ts";
import { lowerFirst, roleName, withComma } from "../colours/roleName.ts";
import { hasDark, takenOverRoles, type ThemeTexts } from "../colours/contexts/themeContexts.ts";
import { reasonText, type TextMisfit } from "../textFit/placeMisfits.ts";
import { countText, text } from "../texts.ts";
import type { ChangedLines } from "./changedScenes.ts";

/** "Lenker på flater". The name of some roles says already what they are on: "Tekst på båndet". */
const pairName = (front: string, back: string): string =>
  front.endsWith(text("follows.pair", { front: "", back })) ? front : text("follows.pair", { front, back });

/** The pairs of colours that can be read in one version and not in the other, each as a sentence. */
function newlyLow(before: ThemeTexts, after: ThemeTexts, context: ShownContext): readonly string[] {
  const was = new Map(readInContext(before, context)?.pairs.map(({ id, grade }) => [id, grade]));
  return (readInContext(after, context)?.pairs ?? [])
    .filter(({ id, grade }) => grade === "low" && was.get(id) !== "low")
    .map(({ front, back, ratio, minimum }) =>
      text(context.scheme === "dark" ? "follows.lowInDark" : "follows.low", {
        pair: pairName(roleName(front), lowerFirst(roleName(back))),
        ratio: withComma(shownRatio(ratio)),
        needed: withComma(String(minimum)),
      }),
    );
}

/** How many colours of dark move without being written. */
function movedInDark(before: ThemeTexts, after: ThemeTexts): number {
  const written = takenOverRoles(after, "dark");
  return colourFields({ a: before, b: after }, darkContext).filter(
    ({ path, isSame }) => !isSame && !written.has(path[1] ?? ""),
  ).length;
}

/** What follows from changed colours: pairs that cannot be read any more, and colours of dark that move. */
export function themeSentences(before: DocumentTexts, after: DocumentTexts): readonly string[] {
  if (before.theme === "") return [];
  const isDark = hasDark(before) && hasDark(after);
  const moved = isDark ? movedInDark(before, after) : 0;
  return [
    ...newlyLow(before, after, firstContext),
    ...(isDark ? newlyLow(before, after, darkContext) : []),
    ...(moved > 0 ? [countText("follows.movedInDark", moved)] : []),
  ];
}

/** A text that does not fit in the portal. */
export const misfitSentence = (misfit: Pick<TextMisfit, "detail" | "kind" | "text">): string =>
  text("textFit.inList", { text: misfit.text, reason: reasonText(misfit) });

const linesText = (count: number): string => {
  if (count === 2) return text("follows.twoLines");
  return count === 3 ? text("follows.threeLines") : countText("follows.lines", count);
};

/** A changed text that has become higher or lower on a phone. */
export const linesSentence = (title: string, { before, after }: Pick<ChangedLines, "after" | "before">): string =>
  text("follows.onPhone", { title, before: linesText(before), after: linesText(after) });
