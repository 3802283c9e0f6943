import { describe, expect, test } from "vitest";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { SeenNote } from "./SeenNote.tsx";

const noteOf = (path: FieldPlace["path"]) =>
  render(<SeenNote field={{ kind: "theme", path }} title="Skog" isPart count={0} isElsewhere={false} />).container;

describe("What is said of a field that no part of the page shows", () => {
  test("a colour of the palette is seen through its roles", () => {
    expect(noteOf(["palette", "forest"])).toHaveTextContent("«Skog» vises gjennom rollene som bruker den.");
  });

  test("a role is seen in other cases", () => {
    expect(noteOf(["color", "error"])).toHaveTextContent(/^«Skog» vises bare i noen tilfeller/);
  });
});
