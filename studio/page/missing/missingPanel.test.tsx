import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { MissingPanel } from "./MissingPanel.tsx";

const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
const standIn = drawn.replace("<svg", '<svg data-stand-in="icon"');

const texts = (telefon: string): DocumentTexts => ({
  descriptor: JSON.stringify({
    $schema: "../tenant.schema.json",
    id: "ny",
    name: "Ny",
    assets: { logo: "logo.svg", icon: "icon.svg" },
    footer: { contact: { navn: "", telefon }, privacyUrl: "" },
    marketing: { heroTitle: "" },
    environments: { QA: { hostnames: [""] } },
  }),
  theme: "{}",
  logo: drawn,
  icon: standIn,
});

describe("What an unfinished brand lacks", () => {
  test("it is in the order in which a person knows it, with progress, and each leads to its field", async () => {
    const onOpen = vi.fn();
    const { rerender } = render(<MissingPanel texts={texts("")} onOpen={onOpen} />);
    const groups = screen.getAllByRole("group").map((group) => group.querySelector("summary")?.textContent);
    expect(groups).toEqual([
      "Hvem vi er 1 igjen",
      "Slik ser vi ut 1 igjen",
      "Slik når du oss 2 igjen",
      "Dit sender vi deg 1 igjen",
      "Det de som drifter, vet 1 igjen",
    ]);
    expect(screen.getByText("2 av 8 er fylt ut")).toBeVisible();
    const [first] = screen.getAllByRole("group");
    await userEvent.click(within(first ?? document.body).getByRole("button"));
    expect(onOpen).toHaveBeenCalledWith({ kind: "descriptor", path: ["marketing", "heroTitle"] });
    rerender(<MissingPanel texts={texts("80000202")} onOpen={onOpen} />);
    expect(screen.getByText("3 av 8 er fylt ut")).toBeVisible();
    expect(screen.getByRole("progressbar")).toHaveAttribute("value", "3");
  });

  test("a brand that is whole has no such list", () => {
    const whole = { descriptor: '{ "name": "Ny" }', theme: "{}", logo: drawn, icon: drawn };
    const { container } = render(<MissingPanel texts={whole} onOpen={() => undefined} />);
    expect(container).toBeEmptyDOMElement();
  });
});
