import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Json } from "#contract/mergeLayers.ts";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { shieldIcon, suitcaseIcon } from "#ui/graphics/icons/insuranceIcons.ts";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const name = "Forsikringer gjennom kort, program, arbeidsgiver eller forbund";
const entries: Json = [
  {
    title: "Kortreise",
    description: "Reiseforsikring når du betaler med kortet.",
    meldSkadeUrl: "https://kort.fjelltrygd.example/meld",
    lesMerUrl: "https://kort.fjelltrygd.example/les",
  },
  { title: "Grunnforsikring", description: "Gjennom forbundet.", lesMerUrl: "http://forbund.fjelltrygd.example/" },
];
const show = (path: string, otherInsurance: Json) => {
  simulator.logIn("ingen");
  return renderPortal({ path, tenant: { otherInsurance } });
};

describe.each([
  ["/", 2],
  ["/andre-forsikringer", 1],
] as const)("Other insurance section at %s (spec: oversikt-11)", (path, level) => {
  test("lists cards with a description and the links 'Meld skade' and 'Les mer', in a new tab", async () => {
    show(path, entries);
    const section = within(await screen.findByRole("region", { name }));
    expect(section.getByRole("heading", { level, name })).toBeVisible();
    const cards = section.getAllByRole("listitem");
    expect(cards).toHaveLength(2);
    expect(section.getByText("Reiseforsikring når du betaler med kortet.")).toBeVisible();
    const report = section.getByRole("link", { name: /Meld skade.*Kortreise/ });
    expect(report).toHaveAttribute("href", "https://kort.fjelltrygd.example/meld");
    expect(report).toHaveAttribute("target", "_blank");
    expect(section.getByRole("link", { name: /Les mer.*Kortreise/ })).toHaveAttribute(
      "href",
      "https://kort.fjelltrygd.example/les",
    );
  });

  test("each has the icon of its category, else a shield (spec: oversikt-18)", async () => {
    show(path, [
      { title: "Reise", description: "Med kortet.", category: "reise" },
      { title: "ID-tyveri", description: "Gjennom programmet." },
    ]);
    const section = within(await screen.findByRole("region", { name }));
    const drawn = section.getAllByRole("listitem").map((card) => card.querySelector("path")?.getAttribute("d"));
    expect(drawn).toEqual([suitcaseIcon, shieldIcon]);
  });

  test("links are optional, and one that is refused is left out", async () => {
    show(path, entries);
    const section = within(await screen.findByRole("region", { name }));
    expect(section.getByRole("heading", { name: "Grunnforsikring" })).toBeVisible();
    expect(section.queryByRole("link", { name: /Grunnforsikring/ })).not.toBeInTheDocument();
  });
});

describe("Shown only if the configuration has entries", () => {
  test("the overview has no such section", async () => {
    show("/", []);
    await screen.findByRole("heading", { name: "Kjøp forsikring" });
    expect(screen.queryByText(name)).not.toBeInTheDocument();
  });

  test("and the portal no such page", async () => {
    show("/andre-forsikringer", []);
    expect(await screen.findByText("Denne siden ser ut til å være borte...")).toBeVisible();
  });
});
