import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { companyPlaceName } from "#studio/document/company/CompanyPlace.ts";
import { openForm, startBrand } from "#tests/support/studio/openForm.tsx";
import { render } from "@testing-library/react";
import { useShortcutKeys } from "../commands/runShortcut.ts";
import { chooseField } from "../fields/chosenField.ts";
import { FieldComment } from "./FieldComment.tsx";

let bodies: unknown[];
beforeEach(() => {
  bodies = [];
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    if (typeof init?.body === "string") bodies.push(JSON.parse(init.body));
    return Promise.resolve(Response.json(url.includes("/origin?") ? { kind: "unknown" } : []));
  });
  const meta = document.createElement("meta");
  meta.name = companyPlaceName;
  meta.content = JSON.stringify({ home: "https://studio.example", proposal: 12, help: "Inger" });
  document.head.append(meta);
});
afterEach(() => {
  document.querySelector("meta")?.remove();
  chooseField(undefined);
  vi.unstubAllGlobals();
});

function Command({ brand }: { readonly brand: ReturnType<typeof startBrand> }) {
  useShortcutKeys();
  return <FieldComment id="fjord" basis={brand.basis} />;
}

async function inPhone() {
  const brand = startBrand();
  const { user, open } = openForm(brand);
  render(<Command brand={brand} />);
  await open("Kontakt");
  const phone = screen.getByRole("textbox", { name: "Telefon" });
  await user.click(phone);
  return { user, phone };
}

describe("A comment on a field", () => {
  test("its button is no stop of the Tab key, and its keys open the same dialog; the focus is back in the field", async () => {
    const { user, phone } = await inPhone();
    const button = screen.getByRole("button", { name: "Kommenter: Telefon" });
    expect(button).toBeVisible();
    await user.tab();
    expect(button).not.toHaveFocus();
    await user.tab({ shift: true });
    expect(phone).toHaveFocus();
    await user.keyboard("{Control>}{Alt>}[KeyM]{/Alt}{/Control}");
    const dialog = screen.getByRole("dialog", { name: "Om Telefon" });
    await user.type(within(dialog).getByRole("textbox"), "Er dette nummeret nytt?");
    await user.click(within(dialog).getByRole("button", { name: "Send" }));
    expect(bodies).toEqual([
      {
        text: "Er dette nummeret nytt?",
        field: { brand: "fjord", kind: "descriptor", path: ["footer", "contact", "telefon"] },
      },
    ]);
  });

  test("a press of the button opens it too", async () => {
    const { user } = await inPhone();
    await user.click(screen.getByRole("button", { name: "Kommenter: Telefon" }));
    expect(screen.getByRole("dialog", { name: "Om Telefon" })).toBeVisible();
  });
});
