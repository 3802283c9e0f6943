import type { OriginPath } from "#scripts/shared/marks/markText.ts";
import { patternOf, readMarks, withoutMarks } from "#scripts/shared/marks/readMarks.ts";
import type { TakenMarks } from "#scripts/shared/marks/takeMarks.ts";
import { ownNodes } from "./createFieldFinder.ts";

/** A text of the page that a field makes, or one paragraph of it. */
export interface ShownText {
  readonly node: Text;
  readonly path: OriginPath;
  /** Where it begins and ends among the characters that are shown. */
  readonly start: number;
  readonly end: number;
  /** What is shown, with placeholders in the place of their values. */
  readonly pattern: string;
}

/** The texts of a node, in their order. A text inside the value of another one belongs to that one. */
function textsOf(node: Text, marks: TakenMarks): readonly ShownText[] {
  const marked = marks.ofText(node);
  const lengthTo = (at: number): number => withoutMarks(marked.slice(0, at)).length;
  const found: { path: OriginPath; from: number; to: number }[] = [];
  for (const { path, start, end } of readMarks(marked)) {
    const last = found.at(-1);
    if (last !== undefined && start < last.to) continue;
    // A text with soft hyphens has a mark for each piece.
    if (last !== undefined && String(last.path) === String(path)) last.to = end;
    else found.push({ path, from: start, to: end });
  }
  return found.map(({ path, from, to }) => ({
    node,
    path,
    start: lengthTo(from),
    end: lengthTo(to),
    pattern: patternOf(marked.slice(from, to)),
  }));
}

/**
 * The text at a point of an element: the one that was pressed, else the first that is directly in the element.
 * @param point undefined: by keyboard
 */
export function textAt(
  element: Element,
  point: { readonly x: number; readonly y: number } | undefined,
  marks: TakenMarks,
): ShownText | undefined {
  const caret = point === undefined ? null : (document.caretPositionFromPoint?.(point.x, point.y) ?? null);
  const texts = ownNodes(element).flatMap((node) => textsOf(node, marks));
  const pressed = texts.find(
    ({ node, start, end }) => node === caret?.offsetNode && start <= caret.offset && caret.offset <= end,
  );
  return pressed ?? texts[0];
}
