import { repository } from "#scripts/files/repository.ts";
import { RuleTester } from "oxlint/plugins-dev";
import { describe, expect, test } from "vitest";
import { noBrand } from "./noBrand.ts";
import { noHtmlSink } from "./noHtmlSink.ts";
import { noRawStyle } from "./noRawStyle.ts";
import { noTextLiteral } from "./noTextLiteral.ts";
import { noYoungPlatform } from "./noYoungPlatform.ts";
import { rooms } from "./rooms.ts";
import { shortTitle } from "./shortTitle.ts";
import { roomOf, walls } from "./walls.ts";

RuleTester.describe = describe;
RuleTester.it = test;
const tester = new RuleTester({ cwd: repository });

/** A file that is not there, and its code. */
type Planted = readonly (readonly [path: string, code: string])[];

const valid = (files: Planted) =>
  files.map(([path, code]) => ({ name: path, filename: `${repository}/${path}`, code }));
const invalid = (files: Planted) => valid(files).map((file) => ({ ...file, errors: 1 }));

const text = '"#core/x.ts"';

const forbiddenImports: Planted = [
  ["src/contract/planted.ts", 'import "#domain/pris.ts";'],
  ["src/contract/package.ts", 'import "i18next";'],
  ["src/answers/planted.ts", `import ${text};`],
  ["src/answers/package.ts", 'import "zod";'],
  ["src/domain/planted.ts", `import ${text};`],
  ["src/domain/planted2.ts", 'import "react";'],
  ["src/ui/planted.ts", `import ${text};`],
  ["src/ui/texts/planted.ts", 'import felles from "#locales/nb/felles.json";\nexport const x = felles;'],
  ["src/features/avtaler/texts.ts", 'import type x from "#locales/nb/avtaler.json";\nexport type X = typeof x;'],
  ["src/ui/planted2.ts", 'import "react-router-dom";'],
  ["src/ui/planted3.ts", 'import "#domain/pris.ts";'],
  ["src/widgets/planted.ts", `import ${text};`],
  ["src/widgets/planted2.ts", 'import "react-i18next";'],
  ["src/widgets/planted3.ts", 'import "#domain/pris.ts";'],
  ["src/widgets/planted4.ts", 'import "#contract/answerOf.ts";'],
  ["src/widgets/planted5.ts", 'import "#features/tilbud/card.ts";'],
  ["src/ui/planted4.ts", 'import "#widgets/cookie-consent/consentRecord.ts";'],
  ["src/core/planted.ts", 'import "#api/avtaler.ts";'],
  ["src/api/planted.ts", 'import "#ui/Button.tsx";'],
  ["src/api/planted2.ts", 'import "#features/tilbud/card.ts";'],
  ["src/features/avtaler/planted.ts", 'import "#app/frame/Layout.tsx";'],
  ["src/features/avtaler/planted2.ts", 'import "#features/tilbud/card.ts";'],
  ["src/features/avtaler/planted3.ts", 'import "zod";'],
  ["src/features/avtaler/planted4.ts", 'import "#tests/support/simulator.ts";'],
  ["src/features/avtaler/planted5.ts", 'import "#features/avtaler/own.ts";'],
  ["src/features/avtaler/relative.ts", 'import "../tilbud/card.ts";'],
  ["src/app/frame/planted.ts", 'import "#app/pages/oversikt/OversiktPage.tsx";'],
  ["src/app/pages/planted.ts", 'import "#app/startup/App.tsx";'],
  ["src/app/loading.ts", 'import "#app/pages/oversikt/OversiktPage.tsx";'],
  ["src/features/avtaler/lazy.ts", 'export const x = () => import("#app/loading.ts");'],
  ["src/app/startup/planted.ts", 'import "node:fs";'],
  ["src/app/pages/package.ts", 'import "zod";'],
  ["src/app/frame/package.ts", 'import "zod";'],
  ["src/boot/planted.ts", 'import "#api/avtaler.ts";'],
  ["src/boot/package.ts", 'import "react";'],
  ["src/core/package.ts", 'import "zod";'],
  ["src/api/package.ts", 'import "zod";'],
  ["src/planted.ts", 'import "zod";'],
  ["src/planted2.ts", 'import "#scripts/stamp/stamp.ts";'],
  ["src/domain/relative.ts", 'import "../core/x.ts";'],
  ["src/domain/reexport.ts", 'export * from "../core/x.ts";'],
  ["src/domain/lazy.ts", 'export const x = () => import("#core/x.ts");'],
  ["src/api/globbed.ts", 'export const files = import.meta.glob("../../scripts/stamp/*.ts");'],
  ["src/core/globbed.ts", 'export const files = import.meta.glob(["./*.ts", "../features/*/*.ts"], { eager: true });'],
  ["gallery/planted.ts", 'import "#scripts/compile/compile.ts";'],
  ["gallery/planted2.ts", 'import "#tests/support/simulator.ts";'],
  ["gallery/package.ts", 'import "zod";'],
  ["studio/page/planted.ts", 'import "#scripts/stamp/stamp.ts";'],
  ["studio/page/package.ts", 'import "zod";'],
  ["studio/page/planted2.ts", 'import "#gallery/galleryAddress.ts";'],
  ["studio/server/planted.ts", 'import "#gallery/galleryAddress.ts";'],
  ["studio/company/planted.ts", 'import "#gallery/galleryAddress.ts";'],
  ["studio/git/planted.ts", 'import "#studio/company/app/Studio.ts";'],
  ["studio/git/planted.ts", 'import "#studio/server/Refusal.ts";'],
  ["studio/bridge/planted.ts", 'import "react";'],
  ["studio/bridge/planted2.ts", 'import "#ui/Button.tsx";'],
  ["studio/document/planted.ts", 'import "#core/x.ts";'],
  ["studio/document/package.ts", 'import "react";'],
  ["scripts/planted.ts", 'import "#tests/support/simulator.ts";'],
  ["scripts/brands/planted.ts", 'import "#scripts/serve/createBrandsApp.ts";'],
  ["scripts/checks/planted.ts", 'import "#scripts/compile/compile.ts";'],
  ["scripts/tenant/planted.ts", 'import "#scripts/stamp/stamp.ts";'],
  ["examples/min-side/src/planted.ts", 'import "#ui/form/choice/Checkbox.tsx";'],
  ["scripts/widgets/planted.ts", 'import "#tests/support/freePort.ts";'],
  ["scripts/compile/planted.ts", 'import "#scripts/brands/loadBrands.ts";'],
  ["scripts/fonts/planted.ts", 'import "#scripts/stamp/stamp.ts";'],
  ["scripts/stamp/planted.ts", 'import "#scripts/release/buildBrands.ts";'],
  ["scripts/leaks/planted.ts", 'import "#scripts/release/buildBrands.ts";'],
  ["scripts/release/planted.ts", 'import "#scripts/serve/createBrandsApp.ts";'],
  ["scripts/simulator/planted.ts", 'import "#scripts/serve/createBrandsApp.ts";'],
  ["scripts/api/planted.ts", 'import "#scripts/simulator/world/world.ts";'],
  ["scripts/deploy/planted.ts", 'import "#scripts/serve/createBrandsApp.ts";'],
  ["scripts/shared/planted.ts", 'import "#scripts/brands/loadBrands.ts";'],
  ["scripts/shared/package.ts", 'import "node:fs";'],
  ["scripts/findings/planted.ts", 'import "#scripts/brands/loadBrands.ts";'],
  ["scripts/command/planted.ts", 'import "#scripts/brands/loadBrands.ts";'],
  ["scripts/files/planted.ts", 'import "#scripts/brands/loadBrands.ts";'],
  ["scripts/serve/planted.ts", 'import "#scripts/quality/gates/gates.ts";'],
  ["scripts/serve/relative.ts", 'import "../quality/gates/gates.ts";'],
  ["scripts/quality/planted.ts", 'import "#tests/e2e/faults/holdCalls.ts";'],
  ["tests/planted.ts", 'import "#studio/test/support/openForm.tsx";'],
  ["studio/test/planted.ts", 'import "#tests/e2e/faults/holdCalls.ts";'],
  ["studio/page/planted.test.ts", 'import "#tests/e2e/faults/holdCalls.ts";'],
  ["src/domain/planted.test.ts", 'import "#studio/test/support/openForm.tsx";'],
  ["tests/support/journeys/planted.ts", 'import "#tests/e2e/faults/holdCalls.ts";'],
  ["tests/support/planted.ts", 'import "../../src/core/x.ts";'],
];

const permittedImports: Planted = [
  [
    "src/app/pages/down.ts",
    'import "#app/frame/Layout.tsx";\nimport "#features/tilbud/card.ts";\nimport "#ui/Button.tsx";\nimport "#core/x.ts";',
  ],
  ["src/contract/descriptor/schema.ts", 'import "zod";'],
  ["studio/page/planted.test.ts", 'import "#studio/test/support/openForm.tsx";'],
  ["src/domain/ring.test.ts", 'import "#tests/support/simulator.ts";\nimport "#scripts/simulator/world/world.ts";'],
  ["src/widgets/plain.ts", 'import "#contract/fillText.ts";'],
  ["scripts/serve/down.ts", 'import "#scripts/stamp/stamp.ts";\nimport "#contract/basePath.ts";'],
  [
    "src/features/tilbud/card.ts",
    `import "./price.ts";\nimport "#ui/Button.tsx";\nimport "#api/avtaler.ts";\nimport ${text};`,
  ],
  [
    "gallery/globbed.ts",
    'export const files = import.meta.glob(["./*.ts", "../src/ui/*/*.ts", "../docs/widgets/*.md"]);',
  ],
];

describe("The table of the rooms", () => {
  const planted = forbiddenImports.map(([path, code]) => ({ path, code }));
  const isPackage = (code: string) => !/["'](?:#|\.)/.test(code);

  test.each(rooms.map(({ path }) => path))("the wall of %s has a planted violation", (path) => {
    expect(planted.filter((one) => roomOf(one.path)?.path === path)).not.toEqual([]);
  });

  test.each(rooms.filter(({ without }) => without !== undefined).map(({ path }) => path))(
    "the packages that %s must not import have a planted violation",
    (path) => {
      expect(planted.filter((one) => roomOf(one.path)?.path === path && isPackage(one.code))).not.toEqual([]);
    },
  );

  test.each(rooms.filter(({ isLazy }) => isLazy !== true))("$path imports only rooms below it", ({ path, imports }) => {
    const order = rooms.map((room) => room.path);
    const known = imports.filter((name) => order.includes(name));
    expect(known.filter((name) => order.indexOf(name) <= order.indexOf(path))).toEqual([]);
  });
});

tester.run("walls", walls, { valid: valid(permittedImports), invalid: invalid(forbiddenImports) });

// Where a rule is on is said in .oxlintrc.json.
tester.run("no-brand", noBrand, {
  valid: valid([
    [
      "src/domain/pris.ts",
      'export const partner = ["EIKA_SKADE", "LOFAVOR", "NETTBANK_DNB"];\nexport const isLoMedlem = true;',
    ],
    ["src/domain/lenke.ts", 'export const lenke = "/avtaledetaljer/eika/";\nexport const loftet = "loft";'],
  ]),
  invalid: invalid([
    ["src/domain/fanaRule.ts", "export const rule = 1;"],
    ["src/domain/brandText.ts", 'export const host = "min.fana.example";'],
    ["src/domain/brandName.ts", "export const isFana = true;"],
    ["src/domain/brandConstant.ts", "export const FANA_URL = 1;"],
    ["src/domain/brandComment.ts", "// Only fana does this.\nexport const one = 1;"],
    ["src/domain/shortBrand.ts", 'export const isUnion = (id: string) => id === "lo";'],
    ["src/domain/shortCamel.ts", "export const isLo = true;"],
  ]),
});

tester.run("no-html-sink", noHtmlSink, {
  valid: valid([
    [
      "src/ui/parsed.test.ts",
      'export const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html");',
    ],
  ]),
  invalid: invalid([
    ["src/ui/Raw.tsx", 'export const Raw = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;'],
    ["src/ui/raw.ts", 'export const raw = (p: Element) => (p.innerHTML = "");'],
    ["src/ui/rawWrite.ts", 'export const raw = () => document.write("");'],
    ["studio/page/parsed.ts", "export const parser = new DOMParser();"],
  ]),
});

tester.run("no-raw-style", noRawStyle, {
  valid: valid([
    [
      "src/ui/controls/Button.tsx",
      "export const Button = styled.button`\n  color: ${theme.color.action};\n  padding: 0 0.5rem;\n  border: 1px solid transparent;\n`;",
    ],
  ]),
  invalid: invalid([
    ["src/ui/Hex.ts", "export const A = styled.p`\n  color: #abc;\n`;"],
    ["src/ui/Name.ts", "export const A = css`background: white;`;"],
    ["src/ui/Space.ts", 'export const A = styled("p")`margin: 0 13px;`;'],
    ["src/ui/Media.ts", "export const A = css`@media (min-width: 700px) { color: inherit; }`;"],
    ["src/ui/Svg.tsx", 'export const Svg = () => <path fill="#ff0000" />;'],
  ]),
});

tester.run("no-text-literal", noTextLiteral, {
  valid: valid([
    ["src/ui/Shown.test.tsx", "export const Shown = () => <p>Logg ut</p>;"],
    ["src/domain/context.ts", 'export const context = "ÅPEN";'],
  ]),
  invalid: invalid([
    ["src/ui/Text.tsx", "export const Text = () => <p>Logg ut</p>;"],
    ["src/ui/Label.tsx", 'export const Label = () => <button type="button" aria-label="Lukk" />;'],
    ["src/ui/Child.tsx", 'export const Child = () => <p>{"Lukk"}</p>;'],
    ["src/domain/norsk.ts", "export const feil = `Prøv igjen`;"],
  ]),
});

const longTitle = "a claim and ".repeat(11);

tester.run("short-title", shortTitle, {
  valid: valid([["src/domain/title.test.ts", `test("${"a".repeat(120)}", () => {});`]]),
  invalid: invalid([
    ["src/domain/longTitle.test.ts", `test.each([1])("${longTitle}", () => {});`],
    ["tests/e2e/pages/longTitle.journey.ts", `test.describe(\`${longTitle}\${a}\`, () => {});`],
  ]),
});

tester.run("no-young-platform", noYoungPlatform, {
  valid: valid([
    [
      "src/ui/wayRound.ts",
      "export const a = (b: Set<string>) => b.union?.(new Set()) ?? b;\nexport const c = (d: string[]) => d.map(String);",
    ],
    ["src/ui/young.test.ts", 'export const a = URL.parse("https://a.example");'],
  ]),
  invalid: invalid([
    ["src/domain/young.ts", "export const a = (b: string) => URL.parse(b);"],
    ["src/domain/young2.ts", "export const a = (b: string[]) => Object.groupBy(b, (c) => c);"],
    ["src/ui/young3.ts", "export const a = (b: Set<string>) => b.union(new Set());"],
    ["src/ui/young4.ts", "export const a = (b: Map<string, string>) => b.keys().map(String);"],
    ["src/ui/young5.tsx", "export const a = (b: HTMLElement) => b.showPopover();"],
  ]),
});
