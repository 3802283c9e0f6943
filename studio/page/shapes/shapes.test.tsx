import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerForm, openForm } from "#studio/test/support/openForm.tsx";

beforeEach(() => vi.stubGlobal("fetch", answerForm));
afterEach(() => void vi.unstubAllGlobals());

/** The finished shapes of a group. The single lengths below have groups of the same names. */
const group = (name: string) =>
  within(within(screen.getByRole("region", { name: "Form" })).getByRole("group", { name: new RegExp(`^${name}`) }));

test("a finished shape is tried before it is taken, sets its lengths in one edit, and is then the chosen one", async () => {
  const { user, open, text, undo } = openForm();
  await open("Farger og form");
  const before = text("theme");
  await user.click(group("Hjørner").getByRole("radio", { name: "Myke" }));
  expect(text("theme"), "while it is tried").toBe(before);
  await user.keyboard("{Enter}");
  const lengths = JSON.parse(text("theme")) as { readonly radius: Record<string, { readonly $value: unknown }> };
  expect(lengths.radius).toMatchObject({
    card: { $value: { value: 20, unit: "px" } },
    dialog: { $value: { value: 28, unit: "px" } },
  });
  expect(group("Hjørner").getByRole("radio", { name: "Myke" })).toBeChecked();
  expect(group("Hjørner").queryByText("Egne mål")).toBeNull();
  undo();
  expect(text("theme")).toBe(before);
});

test("lengths that are no finished shape are said to be the brand's own", async () => {
  const { open } = openForm();
  await open("Farger og form");
  expect(group("Hjørner").getByText("Egne mål")).toBeVisible();
  for (const radio of group("Hjørner").getAllByRole("radio")) expect(radio).not.toBeChecked();
});
