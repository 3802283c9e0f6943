import { describe, expect, test } from "vitest";
import { lintCopy } from "./lintCopy.ts";
import { rooms } from "./rooms.ts";
import { roomOf } from "./walls.ts";

const walls = "house(walls)";
const text = '"#core/x.ts"';

/** Planted violations: the rule that must find it, the file, and its code. */
const violations: readonly (readonly [rule: string, path: string, code: string])[] = [
  [walls, "src/contract/planted.ts", 'import "#domain/pris.ts";'],
  [walls, "src/contract/package.ts", 'import "valibot";'],
  ["eslint(no-restricted-imports)", "src/contract/schema.ts", 'import "zod";'],
  ["eslint(no-restricted-imports)", "src/contract/hosts/schema.ts", 'import "zod";'],
  [walls, "src/domain/planted.ts", `import ${text};`],
  [walls, "src/domain/planted2.ts", 'import "react";'],
  [walls, "src/ui/planted.ts", `import ${text};`],
  [walls, "src/ui/texts/planted.ts", 'import felles from "#locales/nb/felles.json";\nexport const x = felles;'],
  [walls, "src/features/avtaler/texts.ts", 'import type x from "#locales/nb/avtaler.json";\nexport type X = typeof x;'],
  [walls, "src/ui/planted2.ts", 'import "react-router-dom";'],
  [walls, "src/ui/planted3.ts", 'import "#domain/pris.ts";'],
  [walls, "src/widgets/planted.ts", `import ${text};`],
  [walls, "src/widgets/planted2.ts", 'import "react-i18next";'],
  [walls, "src/widgets/planted3.ts", 'import "#domain/pris.ts";'],
  [walls, "src/widgets/planted4.ts", 'import "#contract/basePath.ts";'],
  [walls, "src/widgets/planted5.ts", 'import "#features/tilbud/card.ts";'],
  [walls, "src/ui/planted4.ts", 'import "#widgets/cookie-consent/consentRecord.ts";'],
  [walls, "src/core/planted.ts", 'import "#api/avtaler.ts";'],
  [walls, "src/api/planted.ts", 'import "#ui/Button.tsx";'],
  [walls, "src/api/planted2.ts", 'import "#features/tilbud/card.ts";'],
  [walls, "src/features/avtaler/planted.ts", 'import "#app/frame/Layout.tsx";'],
  [walls, "src/features/avtaler/planted2.ts", 'import "#features/tilbud/card.ts";'],
  [walls, "src/features/avtaler/planted3.ts", 'import "zod";'],
  [walls, "src/features/avtaler/planted4.ts", 'import "#tests/support/simulator.ts";'],
  [walls, "src/features/avtaler/planted5.ts", 'import "#features/avtaler/own.ts";'],
  [walls, "src/features/avtaler/relative.ts", 'import "../tilbud/card.ts";'],
  [walls, "src/app/frame/planted.ts", 'import "#app/pages/oversikt/OversiktPage.tsx";'],
  [walls, "src/app/pages/planted.ts", 'import "#app/startup/App.tsx";'],
  [walls, "src/app/loading.ts", 'import "#app/pages/oversikt/OversiktPage.tsx";'],
  [walls, "src/features/avtaler/lazy.ts", 'export const x = () => import("#app/loading.ts");'],
  [walls, "src/app/startup/planted.ts", 'import "node:fs";'],
  [walls, "src/app/pages/package.ts", 'import "zod";'],
  [walls, "src/app/frame/package.ts", 'import "zod";'],
  [walls, "src/boot/planted.ts", 'import "#api/avtaler.ts";'],
  [walls, "src/boot/package.ts", 'import "react";'],
  [walls, "src/core/package.ts", 'import "zod";'],
  [walls, "src/api/package.ts", 'import "zod";'],
  [walls, "src/planted.ts", 'import "zod";'],
  [walls, "src/planted2.ts", 'import "#scripts/stamp/stamp.ts";'],
  [walls, "src/domain/relative.ts", 'import "../core/x.ts";'],
  [walls, "src/domain/reexport.ts", 'export * from "../core/x.ts";'],
  [walls, "src/domain/lazy.ts", 'export const x = () => import("#core/x.ts");'],
  [walls, "src/api/globbed.ts", 'export const files = import.meta.glob("../../scripts/stamp/*.ts");'],
  [
    walls,
    "src/core/globbed.ts",
    'export const files = import.meta.glob(["./*.ts", "../features/*/*.ts"], { eager: true });',
  ],
  [walls, "gallery/planted.ts", 'import "#scripts/compile/compile.ts";'],
  [walls, "gallery/planted2.ts", 'import "#tests/support/simulator.ts";'],
  [walls, "gallery/package.ts", 'import "zod";'],
  [walls, "studio/page/planted.ts", 'import "#scripts/stamp/stamp.ts";'],
  [walls, "studio/page/package.ts", 'import "zod";'],
  [walls, "studio/page/planted2.ts", 'import "#gallery/galleryAddress.ts";'],
  [walls, "studio/server/planted.ts", 'import "#gallery/galleryAddress.ts";'],
  [walls, "studio/company/planted.ts", 'import "#gallery/galleryAddress.ts";'],
  [walls, "studio/bridge/planted.ts", 'import "react";'],
  [walls, "studio/bridge/planted2.ts", 'import "#ui/Button.tsx";'],
  [walls, "studio/document/planted.ts", 'import "#core/x.ts";'],
  [walls, "studio/document/package.ts", 'import "react";'],
  [walls, "scripts/planted.ts", 'import "#tests/support/simulator.ts";'],
  [walls, "scripts/brands/planted.ts", 'import "#scripts/serve/createBrandsApp.ts";'],
  [walls, "scripts/checks/planted.ts", 'import "#scripts/compile/compile.ts";'],
  [walls, "scripts/tenant/planted.ts", 'import "#scripts/stamp/stamp.ts";'],
  [walls, "examples/min-side/src/planted.ts", 'import "#ui/form/choice/Checkbox.tsx";'],
  [walls, "scripts/widgets/planted.ts", 'import "#scripts/quality/freePort.ts";'],
  [walls, "scripts/compile/planted.ts", 'import "#scripts/brands/loadBrands.ts";'],
  [walls, "scripts/fonts/planted.ts", 'import "#scripts/stamp/stamp.ts";'],
  [walls, "scripts/stamp/planted.ts", 'import "#scripts/release/buildBrands.ts";'],
  [walls, "scripts/leaks/planted.ts", 'import "#scripts/release/buildBrands.ts";'],
  [walls, "scripts/release/planted.ts", 'import "#scripts/serve/createBrandsApp.ts";'],
  [walls, "scripts/simulator/planted.ts", 'import "#scripts/serve/createBrandsApp.ts";'],
  [walls, "scripts/api/planted.ts", 'import "#scripts/simulator/world/world.ts";'],
  [walls, "scripts/deploy/planted.ts", 'import "#scripts/serve/createBrandsApp.ts";'],
  [walls, "scripts/html/planted.ts", 'import "#scripts/stamp/stamp.ts";'],
  [walls, "scripts/misfits/planted.ts", 'import "#ui/Button.tsx";'],
  [walls, "scripts/marks/planted.ts", 'import "#ui/Button.tsx";'],
  [walls, "scripts/marks/package.ts", 'import "react";'],
  [walls, "scripts/misfits/package.ts", 'import "react";'],
  [walls, "scripts/colours/planted.ts", 'import "#scripts/brands/loadBrands.ts";'],
  [walls, "scripts/colours/package.ts", 'import "node:fs";'],
  [walls, "scripts/tokens/planted.ts", 'import "#scripts/colours/readColour.ts";'],
  [walls, "scripts/tokens/package.ts", 'import "zod";'],
  [walls, "scripts/command/planted.ts", 'import "#scripts/brands/loadBrands.ts";'],
  [walls, "scripts/files/planted.ts", 'import "#scripts/brands/loadBrands.ts";'],
  [walls, "scripts/text/planted.ts", 'import "#scripts/brands/loadBrands.ts";'],
  [walls, "scripts/text/package.ts", 'import "node:fs";'],
  [walls, "scripts/serve/planted.ts", 'import "#scripts/quality/gates/gates.ts";'],
  [walls, "scripts/serve/relative.ts", 'import "../quality/gates/gates.ts";'],
  [walls, "scripts/quality/planted.ts", 'import "#tests/e2e/support/journey.ts";'],
  [walls, "tests/e2e/support/planted.ts", 'import "#tests/e2e/faults/holdCalls.ts";'],
  [walls, "tests/support/planted.ts", 'import "../../src/core/x.ts";'],
  ["import(no-cycle)", "src/domain/ring.ts", 'import { b } from "./ringBack.ts"; export const a = (): unknown => b;'],
  ["import(no-cycle)", "src/domain/ringBack.ts", 'import { a } from "./ring.ts"; export const b = (): unknown => a;'],
  ["import(no-default-export)", "src/domain/standard.ts", "export default 1;"],
  ["house(no-brand)", "src/domain/testbrandRule.ts", "export const rule = 1;"],
  ["house(no-brand)", "src/domain/brandText.ts", 'export const host = "min.testbrand.example";'],
  ["house(no-brand)", "src/domain/brandName.ts", "export const isTestbrand = true;"],
  ["house(no-brand)", "src/domain/brandConstant.ts", "export const TESTBRAND_URL = 1;"],
  ["house(no-brand)", "src/domain/brandComment.ts", "// Only testbrand does this.\nexport const one = 1;"],
  ["house(no-brand)", "src/domain/brandFullName.ts", 'export const name = "Prøvebanken Forsikring";'],
  ["house(no-brand)", "src/domain/shortBrand.ts", 'export const isUnion = (id: string) => id === "lo";'],
  ["house(no-brand)", "src/domain/shortCamel.ts", "export const isLo = true;"],
  ["eslint(no-restricted-globals)", "src/api/wild.ts", 'export const wild = () => fetch("/api");'],
  ["eslint(no-restricted-properties)", "src/api/wild2.ts", 'export const wild = () => window.fetch("/api");'],
  ["house(no-html-sink)", "src/ui/Raw.tsx", 'export const Raw = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;'],
  ["house(no-html-sink)", "src/ui/raw.ts", 'export const raw = (p: Element) => (p.innerHTML = "");'],
  ["house(no-html-sink)", "src/ui/rawWrite.ts", 'export const raw = () => document.write("");'],
  [
    "house(no-html-sink)",
    "studio/page/parsed.ts",
    'export const parsed = (svg: string) => new DOMParser().parseFromString(svg, "image/svg+xml");',
  ],
  [
    "house(no-raw-style)",
    "src/ui/Hex.ts",
    'import { styled } from "styled-components";\nexport const A = styled.p`\n  color: #abc;\n`;',
  ],
  [
    "house(no-raw-style)",
    "src/ui/Name.ts",
    'import { css } from "styled-components";\nexport const A = css`background: white;`;',
  ],
  [
    "house(no-raw-style)",
    "src/ui/Space.ts",
    'import { styled } from "styled-components";\nexport const A = styled("p")`margin: 0 13px;`;',
  ],
  [
    "house(no-raw-style)",
    "src/ui/Media.ts",
    'import { css } from "styled-components";\nexport const A = css`@media (min-width: 700px) { color: inherit; }`;',
  ],
  ["house(no-raw-style)", "src/ui/Svg.tsx", 'export const Svg = () => <path fill="#ff0000" />;'],
  ["house(no-text-literal)", "src/ui/Text.tsx", "export const Text = () => <p>Logg ut</p>;"],
  [
    "house(no-text-literal)",
    "src/ui/Label.tsx",
    'export const Label = () => <button type="button" aria-label="Lukk" />;',
  ],
  ["house(no-text-literal)", "src/ui/Child.tsx", 'export const Child = () => <p>{"Lukk"}</p>;'],
  ["house(no-text-literal)", "src/domain/norsk.ts", "export const feil = `Prøv igjen`;"],
  ["house(no-young-platform)", "src/domain/young.ts", "export const a = (b: string) => URL.parse(b);"],
  [
    "house(no-young-platform)",
    "src/domain/young2.ts",
    "export const a = (b: string[]) => Object.groupBy(b, (c) => c);",
  ],
  ["house(no-young-platform)", "src/ui/young3.ts", "export const a = (b: Set<string>) => b.union(new Set());"],
  [
    "house(no-young-platform)",
    "src/ui/young4.ts",
    "export const a = (b: Map<string, string>) => b.keys().map(String);",
  ],
  ["house(no-young-platform)", "src/ui/young5.tsx", "export const a = (b: HTMLElement) => b.showPopover();"],
  ["typescript(no-explicit-any)", "src/domain/anything.ts", "export const a = (b: any): unknown => b;"],
  [
    "typescript(ban-ts-comment)",
    "src/domain/silenced.ts",
    "// @ts-expect-error because of this and that\nexport const a: string = 1;",
  ],
  [
    "typescript(no-floating-promises)",
    "src/domain/floating.ts",
    "export function a(b: Promise<void>): void {\n  b;\n}",
  ],
  [
    "vitest(no-disabled-tests)",
    "src/domain/skipped.test.ts",
    'import { test } from "vitest";\ntest.skip("a", () => {});',
  ],
  ["vitest(no-focused-tests)", "src/domain/only.test.ts", 'import { test } from "vitest";\ntest.only("a", () => {});'],
  [
    "vitest(no-restricted-vi-methods)",
    "src/domain/mocked.test.ts",
    'import { vi } from "vitest";\nvi.mock("./ring.ts");',
  ],
  [
    "vitest(no-restricted-matchers)",
    "src/domain/shot.test.ts",
    'import { expect, test } from "vitest";\ntest("a", () => {\n  expect(1).toMatchSnapshot();\n});',
  ],
];

/** Code that is close to those violations and permitted. */
const permitted: Readonly<Record<string, string>> = {
  "src/app/pages/down.ts":
    'import "#app/frame/Layout.tsx";\nimport "#features/tilbud/card.ts";\nimport "#ui/Button.tsx";\nimport "#core/x.ts";',
  "src/contract/descriptor/schema.ts": 'import "zod";',
  "src/domain/ring.test.ts": 'import "#tests/support/simulator.ts";\nimport "#scripts/simulator/world/world.ts";',
  "scripts/serve/down.ts": 'import "#scripts/stamp/stamp.ts";\nimport "#contract/basePath.ts";',
  "src/features/tilbud/card.ts": `import "./price.ts";\nimport "#ui/Button.tsx";\nimport "#api/avtaler.ts";\nimport ${text};`,
  "src/features/tilbud/price.ts": 'import "#domain/pris.ts";\nexport const loftet = "loft";',
  "src/api/avtaler.ts": `import ${text};\nimport "#domain/pris.ts";`,
  "gallery/globbed.ts":
    'export const files = import.meta.glob(["./*.ts", "../src/ui/*/*.ts", "../docs/widgets/*.md"]);',
  "src/core/x.ts": 'import "#domain/pris.ts";',
  "src/core/http/request.ts": 'export const request = () => fetch("/api");',
  "src/domain/pris.ts":
    'export const partner = ["EIKA_SKADE", "LOFAVOR", "NETTBANK_DNB"];\nexport const isLoMedlem = true;',
  "src/domain/lenke.ts": 'export const lenke = "/avtaledetaljer/eika/";\nexport const context = "ÅPEN";',
  "src/ui/controls/Button.tsx":
    'import { styled } from "styled-components";\nimport { theme } from "./theme/theme.ts";\nexport const Button = styled.button`\n  color: ${theme.color.action};\n  padding: 0 0.5rem;\n  border: 1px solid transparent;\n`;',
  "src/ui/theme/theme.ts": 'export const theme = { color: { action: "var(--color-action)" } };',
  "src/ui/parsed.test.ts":
    'export const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html");',
  "src/ui/wayRound.ts":
    "export const a = (b: Set<string>) => b.union?.(new Set()) ?? b;\nexport const c = (d: string[]) => d.map(String);",
  "src/ui/young.test.ts": 'export const a = URL.parse("https://a.example");',
  "src/ui/Shown.test.tsx": "export const Shown = () => <p>Logg ut</p>;",
};

const planted = violations.filter(([rule]) => rule === walls).map(([, path, code]) => ({ path, code }));
const isPackage = (code: string) => !/["'](?:#|\.)/.test(code);

describe("The table of the rooms", () => {
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

describe("The rules of the house", () => {
  const found = lintCopy({ ...permitted, ...Object.fromEntries(violations.map(([, path, code]) => [path, code])) });

  test.each(violations)("%s finds the violation planted in %s", (rule, path) => {
    expect(found.get(path)).toContain(rule);
  });

  test.each(Object.keys(permitted))("%s breaks no rule", (path) => {
    expect(found.get(path)).toEqual([]);
  });
});
