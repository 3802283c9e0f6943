import { expect, test } from "vitest";
import { takeMarks } from "#scripts/shared/marks/takeMarks.ts";
import { createFieldMarks } from "./createFieldMarks.ts";
import { createTextEditing } from "./createTextEditing.ts";
import { partOf } from "./pagePart.ts";

const nothing = () => undefined;

test("parts with comments are marked, with who has said what; one that is not on the page is not", () => {
  const [heading, text] = [document.createElement("h1"), document.createElement("p")];
  heading.append("Godt å ha deg her");
  text.append("Vanlig tekst");
  document.body.replaceChildren(heading, text);
  for (const each of [heading, text]) each.checkVisibility = () => true;
  const taken = takeMarks();
  const editing = createTextEditing(taken, () => false, { onWanted: nothing, onEdited: nothing, onLeft: nothing });
  const marks = createFieldMarks(taken, editing, {
    onPicked: nothing,
    onPickEnded: nothing,
    onGoneToPart: nothing,
    onSeen: nothing,
  });
  const signs = () =>
    [...(document.querySelector("studio-marks")?.shadowRoot?.querySelectorAll('[role="img"]') ?? [])].map(
      (sign) => sign.ariaLabel,
    );
  const about = partOf(heading);
  const comment = { part: about, name: "Kommentar fra Kari: For langt" };
  const elsewhere = { part: { ...about, page: "/en/annen/side" }, name: "Kommentar fra Ola: Her" };
  marks.show({ sources: [], isNew: true, commented: [comment, elsewhere] });
  expect(signs()).toEqual([comment.name]);
  marks.show({ sources: [], isNew: true });
  expect(signs()).toEqual([]);
  taken.stop();
});
