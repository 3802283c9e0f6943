import { describe, expect, test } from "vitest";
import { problem } from "#scripts/findings/Problem.ts";
import { findingAt } from "#scripts/findings/Finding.ts";
import { onePerPair } from "./onePerPair.ts";
import { plainWording } from "./plainWording.ts";

const pairs = [
  { front: "link", frontColour: "#9fd8b8", back: "page", backColour: "#fbfaf3", ratio: "1.54:1" },
  { front: "link", frontColour: "#9fd8b8", back: "surface", backColour: "#ffffff", ratio: "2:1" },
];
const onButton = {
  front: "onAction",
  frontColour: "#ffffff",
  back: "action",
  backColour: "#9fd8b8",
  ratio: "1.54:1",
};
const place = "tenants/vidde/tenant.jsonc:24";

describe("A finding for people who do not read the file", () => {
  test.each([
    [
      problem("low-contrast", { pairs, least: 4.5 }),
      "Lenker #9fd8b8 på siden #fbfaf3 har 1,54 : 1; Lenker #9fd8b8 på flater #ffffff har 2 : 1 (kravet er 4,5 : 1)",
      undefined,
    ],
    [
      problem("low-contrast", { pairs: [onButton], least: 4.5, context: "dark" }),
      "I mørkt: Tekst på knapper #ffffff på bakgrunnen #9fd8b8 har 1,54 : 1 (kravet er 4,5 : 1)",
      undefined,
    ],
    [
      problem("low-contrast/focus", {
        outer: "#111111",
        inner: "#222222",
        surface: "header",
        surfaceColour: "#333333",
        ratio: "1.09:1",
        least: 3,
      }),
      "Ingen av de to fokusringene, #111111 og #222222, synes på toppen #333333: 1,09 : 1 (kravet er 3 : 1 for en av dem)",
      undefined,
    ],
    [
      problem("unsafe-svg/element", { element: "image" }),
      "Filen har et foto inni seg. Be om en versjon med bare figurer",
      undefined,
    ],
    [
      problem("unseen-image", {
        field: "assets.logo",
        colour: "#10402f",
        surface: "header",
        surfaceColour: "#0c3b3a",
      }),
      "En del av «Logo» synes nesten ikke: #10402f på toppen #0c3b3a",
      "et bilde i andre farger, eller en annen farge bak det",
    ],
    [
      problem("bad-token", { value: '{"value":22334455,"unit":"px"}', type: "dimension" }),
      "22334455 px kan ikke brukes her",
      "en lengde på høyst 10 000, i px eller rem",
    ],
    [problem("bad-colour", { value: '"red"' }), "red kan ikke brukes her", "en farge, for eksempel #0b5cad"],
    [
      problem("bad-phone", { field: "footer.contact.telefon", value: '"99"', expected: "phone" }),
      "«99» passer ikke i «Telefon»",
      "et telefonnummer på 8 sifre uten landkode, for eksempel «21000000»",
    ],
    [
      problem("shared-fact", { kind: "phone", value: "62000303", brand: "vidde", place }),
      "«62000303» er også telefonnummeret til merket «vidde»",
      "en egen verdi; eller «vidde» i «Deler opplysninger med», hvis begge merkene virkelig har den",
    ],
    [
      problem("out-of-range", { role: "size.header", value: "9px", least: 44, most: 160, unit: " px" }),
      "«Høyde på toppen» er 9px",
      "mellom 44 og 160 px",
    ],
    [
      problem("bad-phone", { field: "footer.contact.telefon", value: JSON.stringify('"\\'), expected: "phone" }),
      '«"\\» passer ikke i «Telefon»',
      "et telefonnummer på 8 sifre uten landkode, for eksempel «21000000»",
    ],
    [
      problem("campaign-overlap", {
        name: "jul",
        other: "vinter",
        text: "heroTitle",
        firstDay: "2026-12-10",
        lastDay: "snart",
      }),
      "Kampanjene «jul» og «vinter» har begge «Overskriften på oversikten» fra 10.12.2026 til snart",
      "dager der én av dem vises",
    ],
    [
      problem("missing-translation", {
        field: "footer.contact.apningstider[1].dag",
        file: "x/tenant.en.jsonc",
        count: 1,
      }),
      "«Dager, åpningstid 2» mangler på engelsk",
      "en tekst på hvert språk som merket har",
    ],
    [
      problem("missing-translation", { field: "texts.felles.loading", file: "x/tenant.en.jsonc", count: 1 }),
      "«Vennligst vent» mangler på engelsk",
      "en tekst på hvert språk som merket har",
    ],
    [
      problem("missing-translation", { field: "texts.skall.footer.contactTitle", file: "x/tenant.en.jsonc", count: 1 }),
      "«Trenger du hjelp?» mangler på engelsk",
      "en tekst på hvert språk som merket har",
    ],
    [
      problem("bad-text", {
        field: "texts.skall.footer.contactTitle",
        value: '"Kundeserviceopplysningssenter…',
        expected: "text-word",
      }),
      "«Kundeserviceopplysningssenter…» passer ikke i «Trenger du hjelp?»",
      "ord på høyst 40 bokstaver; en myk bindestrek viser hvor et ord kan deles",
    ],
    [
      problem("missing-translation", { field: "marketing.campaigns.jul", file: "x/tenant.en.jsonc", count: 1 }),
      "Kampanjen «jul» mangler på engelsk",
      "en tekst på hvert språk som merket har",
    ],
    [
      problem("missing-weight", { family: "liberation-sans", weight: 800, known: ["400"] }),
      "Skriften «Liberation Sans» har ikke vekten 800",
      expect.any(String),
    ],
    [problem("wrong-length/list", { field: "made.up", count: 1, least: 2 }), "«made.up» har 1 oppføring", "minst 2"],
    [
      problem("unused-font", { family: "fjord-sans", theme: "fjord" }),
      "Skriften «Fjord Sans» er lagt til, men ikke valgt. Velg den nedenfor, eller fjern den",
      undefined,
    ],
    [
      problem("font-licence", { family: "fjord-sans", file: "LICENSE.txt" }),
      "Skriv hvem som eier skriften «Fjord Sans», i feltet over",
      undefined,
    ],
    [
      problem("campaign-never-shown/empty", { name: "jul" }),
      "Kampanjen «jul» har ingen tekster",
      "minst én tekst mens kampanjen varer",
    ],
    [
      problem("missing-value", {
        field: "marketing.campaigns.jul.firstDay",
        environments: [],
        description: "",
        options: [],
      }),
      "Velg den første dagen",
      undefined,
    ],
    [
      problem("missing-value", {
        field: "marketing.campaigns.jul.texts",
        environments: [],
        description: "",
        options: [],
      }),
      "Skriv minst én tekst som gjelder mens kampanjen varer",
      undefined,
    ],
  ])("$id", (found, message, expected) => {
    expect(plainWording(found)).toEqual({ message, expected });
  });
});

test("each pair of colours is one finding", () => {
  const at = { file: "themes/fjord.tokens.json", line: 1, column: 1, length: 1 };
  const found = findingAt(at, problem("low-contrast", { pairs, least: 4.5 }));
  expect(onePerPair(found).map((each) => plainWording(each).message)).toEqual([
    "Lenker #9fd8b8 på siden #fbfaf3 har 1,54 : 1 (kravet er 4,5 : 1)",
    "Lenker #9fd8b8 på flater #ffffff har 2 : 1 (kravet er 4,5 : 1)",
  ]);
});
