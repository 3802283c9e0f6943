import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { FindingList } from "./FindingList.tsx";

const misspelt: StudioFinding = {
  kind: "descriptor",
  file: "tenants/fjord/tenant.jsonc",
  line: 4,
  column: 3,
  length: 6,
  code: "unknown-field",
  level: "error",
  message: 'Unknown field "naem"',
  plain: { message: "Feltet «naem» finnes ikke", expected: "name" },
  fix: { kind: "spelling", text: "name" },
};
const elsewhere: StudioFinding = {
  file: "tenants/base.jsonc",
  line: 2,
  column: 1,
  length: 1,
  code: "phone",
  level: "note",
  message: "Telefonnummeret er kort",
};

function show(findings: readonly StudioFinding[], isCurrent = true) {
  const acts = { onOpen: vi.fn(), onFix: vi.fn() };
  render(
    <FindingList
      findings={findings}
      isCurrent={isCurrent}
      targetOf={(finding) => (finding === misspelt ? { section: { title: "Identitet" } } : undefined) as never}
      {...acts}
    />,
  );
  return { ...acts, user: userEvent.setup() };
}

test("a finding says what is wrong and leads to its field; its correction keeps the focus in the list", async () => {
  const { user, onOpen, onFix } = show([misspelt]);
  expect(screen.getByRole("heading", { name: "1 funn" })).toBeVisible();
  expect(screen.getByText("Forventet: name")).toBeVisible();
  expect(screen.getByText("Identitet")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Feltet «naem» finnes ikke" }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(misspelt);
  await user.click(screen.getByRole("button", { name: "Bytt til name" }));
  expect(onFix).toHaveBeenCalledExactlyOnceWith(misspelt);
  expect(screen.getByRole("region", { name: "Funn" })).toHaveFocus();
});

test("a finding that no field has is a sentence with its place in the files, and a note is called so", () => {
  show([elsewhere]);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("tenants/base.jsonc, linje 2, kolonne 1 · merknad")).toBeVisible();
});

test("while the text is checked nothing is said to be in order", () => {
  show([], false);
  expect(screen.getByText("Sjekker funn …")).toBeVisible();
  expect(screen.queryByText(/Merket kan bygges/)).toBeNull();
});

test("without findings the brand can be built", () => {
  show([]);
  expect(screen.getByText("Ingen funn. Merket kan bygges.")).toBeVisible();
});
