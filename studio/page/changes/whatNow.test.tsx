import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import { descriptor, startBrand } from "#studio/test/support/openForm.tsx";
import { render } from "#studio/test/support/renderPage.tsx";
import { ChangesPanel } from "./ChangesPanel.tsx";
import { WhatNow } from "./WhatNow.tsx";

const edited = descriptor
  .replace("21000000", "21000001")
  .replace('"/ut-qa" }', '"/ut-qa-2" }, "texts": { "felles": { "vis": "Vis alt" } }');

test("the message names each file of a font of the brand's own, and who owns it", () => {
  const { basis, session } = startBrand();
  const { document, history } = session.get();
  const paths = { ...document.paths, fonts: "tenants/fjord/fonts" };
  const fonts = JSON.stringify({ "own/LICENSE.txt": btoa("Eies av Fjord"), "own/own-400.woff2": "AAAA" });
  const saved = { before: history.texts, after: { ...history.texts, fonts } };
  render(
    <WhatNow
      document={{ ...document, paths }}
      errors={[]}
      onShowFindings={() => undefined}
      saved={saved}
      basis={basis}
    />,
  );
  const message = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Melding" }).value;
  expect(message).toContain("- tenants/fjord/fonts/own/own-400.woff2");
  expect(screen.getByText("2 filer er lagret")).toBeVisible();
  expect(message).toContain("- tenants/fjord/fonts/own/LICENSE.txt (Eies av Fjord)");
});

describe("What comes after saving", () => {
  test.each([
    ["fields in words", edited, "- Når økten er over, i QA: /ut-qa → /ut-qa-2"],
    [
      "a file whose comments alone have changed",
      descriptor.replace("// short", "// shorter"),
      "- tekster og innstillinger",
    ],
  ])("the message names the changes and the files: %s", (_, after, line) => {
    const { basis, session } = startBrand();
    const { texts } = session.get().history;
    const saved = { before: texts, after: { ...texts, descriptor: after } };
    render(
      <WhatNow
        document={session.get().document}
        errors={[]}
        onShowFindings={() => undefined}
        saved={saved}
        basis={basis}
      />,
    );
    const message = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Melding" }).value;
    expect(message).toContain(line);
    expect(message).toContain("- tenants/fjord/tenant.jsonc");
  });
});

describe("What is saved with errors", () => {
  const error: StudioFinding = {
    kind: "descriptor",
    file: "tenants/fjord/tenant.jsonc",
    line: 4,
    column: 1,
    length: 7,
    code: "missing-translation",
    level: "error",
    message: "«Dager» mangler på engelsk",
  };
  const panelAfterSaving = (findings: readonly StudioFinding[]) => {
    const brand = startBrand(findings, edited);
    const state = brand.session.get();
    const onShowFindings = vi.fn();
    render(
      <ChangesPanel
        session={brand.session}
        state={{ ...state, document: { ...state.document, saved: state.history.texts } }}
        basis={brand.basis}
        saved={{ before: state.document.saved, after: state.history.texts }}
        unseenBy={[]}
        onShow={() => undefined}
        onShowFindings={onShowFindings}
        onSaveWithout={() => undefined}
        onClose={() => undefined}
      />,
    );
    const { value } = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Melding" });
    return { message: value, onShowFindings };
  };

  test("is said not to be buildable, in the receipt and in the message, with what is wrong", async () => {
    const { message, onShowFindings } = panelAfterSaving([error, { ...error, level: "note", message: "En merknad" }]);
    expect(screen.getByText("1 fil er lagret, men merket kan ikke bygges")).toBeVisible();
    expect(screen.queryByText("1 fil er lagret")).toBeNull();
    expect(message).toContain(
      "Merket kan ikke bygges ennå. Dette må rettes:\n- «Dager» mangler på engelsk (tenants/fjord/tenant.jsonc, linje 4, kolonne 1)",
    );
    expect(message).not.toContain("En merknad");
    await userEvent.click(screen.getByRole("button", { name: "Vis 1 feil" }));
    expect(onShowFindings).toHaveBeenCalledTimes(1);
  });

  test("a long list is cut in the message", () => {
    const { message } = panelAfterSaving(Array.from({ length: 12 }, (_, line) => ({ ...error, line })));
    expect(message.match(/mangler på engelsk/g)).toHaveLength(10);
    expect(message).toContain("- og 2 feil til");
  });

  test("without errors the receipt is green, and the message says nothing of them", () => {
    const { message } = panelAfterSaving([]);
    expect(screen.getByText("1 fil er lagret")).toBeVisible();
    expect(message).not.toContain("bygges");
  });

  test("is warned of before, also while somebody fills in a new part", () => {
    const brand = startBrand([error], edited);
    const state = brand.session.get();
    render(
      <ChangesPanel
        session={brand.session}
        state={{ ...state, checked: { ...state.checked, findings: [] } }}
        basis={brand.basis}
        saved={undefined}
        unseenBy={[]}
        onShow={() => undefined}
        onShowFindings={() => undefined}
        onSaveWithout={() => undefined}
        onClose={() => undefined}
      />,
    );
    expect(screen.getByText(/^Merket kan ikke bygges før feilene er rettet/)).toBeVisible();
  });
});
