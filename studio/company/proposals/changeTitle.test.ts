import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { describedFields } from "#studio/document/describeField.ts";
import { changesOfFile, type FieldChange } from "#studio/document/fieldChanges.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import type { FileKind } from "#studio/document/StudioDocument.ts";
import { brandFileOf } from "#studio/server/brands/brandFile.ts";
import { changeTitle, referenceWords } from "./changeTitle.ts";
import { fileTitle } from "./fileTitle.ts";

const texts = { skall: { "footer.privacy": "Personvern" } };
const basis = { texts: { nb: texts, nn: texts, en: texts } } as FormBasis;
const theme = { palette: { sea: { $value: "x", $description: "Sjøgrønn" }, tar: { $value: "x" } } };
const titleOf = (kind: FileKind, path: FieldChange["path"]) =>
  changeTitle({ kind, path }, { before: {}, after: theme, basis });

/** Whether a title has a word of the file, such as `footer.contact` or `$type`. */
const hasFileWords = (title: string): boolean => /[a-z]\.[a-z]|[$*]/i.test(title) || !/^[A-ZÆØÅ«]/.test(title);

describe("A change is called by plain words", () => {
  test.each<[FileKind, FieldChange["path"], string]>([
    ["theme", ["font", "heading", "$value"], "Skrift i overskrifter"],
    ["theme", ["font", "weightStrong", "$value"], "Tykkelse, framhevet"],
    ["theme", ["palette", "sea", "$value"], "Fargen «Sjøgrønn» i paletten"],
    ["theme", ["palette", "tar", "$value"], "Fargen «tar» i paletten"],
    ["theme", ["palette", "sea", "$description"], "Navnet på fargen sea"],
    ["theme", ["palette", "$type"], "Palett, slags verdi"],
    ["theme", ["color", "footer", "$value"], "Bunnen"],
    ["dark", ["color", "footer", "$value"], "Bunnen, i mørkt utseende"],
    ["more", ["color", "border", "$value"], "Tynne linjer, med mer kontrast"],
    ["theme", ["$extensions", "portal.variants", "card"], "Kort"],
    ["resolver", ["modifiers", "scheme", "contexts", "dark"], "Lyst og mørkt utseende"],
    ["resolver", ["modifiers", "contrast", "default"], "Vanlig og mer kontrast"],
    ["resolver", ["sets", "brand", "sources"], "Det temaet er satt sammen av"],
    ["descriptor", ["assets", "logo"], "Logo"],
    ["descriptor", ["footer", "companyLine"], "Mer om merket"],
    ["descriptor", ["environments", "Production", "footer", "contact", "telefon"], "Telefon, i Produksjon"],
    ["en", ["footer", "companyLine"], "Mer om merket, på engelsk"],
    ["descriptor", ["faq", 1, "question"], "Spørsmål, punkt 2"],
    ["descriptor", ["marketing", "campaigns", "Jul", "firstDay"], "Første dag, kampanjen Jul"],
    ["descriptor", ["texts", "skall", "footer.privacy"], "«Personvern»"],
  ])("%s %j: %s", (kind, path, title) => {
    expect(titleOf(kind, path)).toBe(title);
  });

  test("a colour of the palette says what has it", () => {
    const after = { ...theme, color: { action: { $value: "{palette.sea}" }, link: { $value: "{palette.sea}" } } };
    const change: FieldChange = { kind: "theme", path: ["palette", "sea", "$value"] };
    expect(changeTitle(change, { before: {}, after, basis })).toBe("Fargen «Sjøgrønn» i paletten (Knapper og Lenker)");
  });

  test.each(["descriptor", "theme"] as const)("every field of the %s", (kind) => {
    const paths = describedFields(kind).map((pattern) =>
      pattern.split(".").map((step) => (step === "*" ? "Navn" : step)),
    );
    expect(paths.length).toBeGreaterThan(90);
    expect(paths.filter((path) => hasFileWords(titleOf(kind, path)))).toEqual([]);
  });

  test("every value of the brands and themes of the project", () => {
    const root = join(import.meta.dirname, "../../..");
    const changes = ["tenants", "themes"].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).flatMap((name) => {
        const { kind } = brandFileOf(`${folder}/${name}`) ?? {};
        return kind === undefined ? [] : changesOfFile(kind, "{}", readFileSync(join(root, folder, name), "utf8"));
      }),
    );
    expect(changes.length).toBeGreaterThan(300);
    const strange = changes.filter(
      (change) => change.path[0] !== "texts" && hasFileWords(titleOf(change.kind, change.path)),
    );
    expect(strange.map(({ kind, path }) => [kind, ...path].join(" "))).toEqual([]);
  });

  test.each([
    ["{palette.sea}", "Fargen «Sjøgrønn» i paletten"],
    ["{color.page}", "Siden"],
    ["#fff", undefined],
    [12, undefined],
  ])("a value that is another one, %j, is %s", (value, words) => {
    expect(referenceWords(value, { before: {}, after: theme })).toBe(words);
  });

  test.each([
    ["tenants/fjord/logo.svg", "Logo, filen logo.svg"],
    ["tenants/fjord/bilder/ny.svg", "Ikon, filen ny.svg"],
    ["tenants/fjord/fonts/inter/inter.woff2", "Skriften i filen inter.woff2"],
    ["tenants/fjord/NOTES.md", "Filen NOTES.md"],
  ])("the file %s is %s", (path, title) => {
    const descriptor = JSON.stringify({ assets: { logo: "logo.svg", icon: "bilder/ny.svg" } });
    expect(fileTitle(path, [undefined, descriptor])).toBe(title);
  });
});
