import fc from "fast-check";
import { parse } from "jsonc-parser";
import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import { beforeAll, describe, expect, test } from "vitest";

import type { Finding } from "#scripts/findings/Finding.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import { svgProblems } from "#scripts/checks/svg/svgProblems.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";
import { readBrandImages } from "#scripts/stamp/brandImages.ts";
import { brandInput } from "#scripts/stamp/brandInput.ts";
import { pageContent } from "#scripts/stamp/pageResources.ts";
import { stamp } from "#scripts/stamp/stamp.ts";
import { verifyPages } from "#scripts/stamp/verifyPages.ts";
import { fixtureDescriptor, fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import {
  anyField,
  hostileField,
  hostileImage,
  hostileThemeValue,
  withValue,
} from "#tests/support/brandFixtures/hostileValues.ts";
import { fuzzParameters } from "#tests/support/fuzzParameters.ts";
import { madeUpCompilation } from "#tests/support/stampInput.ts";

const parameters = fuzzParameters(120);

const fonts = { families: [], own: [], files: [], css: () => "" };

/** What a brand's page and headers are; the finding when the brand was refused. */
async function outcomeOf(files: Readonly<Record<string, string | Uint8Array>>) {
  return withFolder(files, async (folder) => {
    const { findings, crashes, brands } = await validateBrands(folder);
    expect(crashes).toEqual([]);
    const [brand] = brands;
    return findings.length > 0 || brand === undefined ? { findings } : { page: await stampedOf(brand) };
  });
}

async function stampedOf(brand: Brand) {
  const stamped = await stamp(brandInput(brand, await readBrandImages(brand), fonts), madeUpCompilation);
  const paths = new Set([...stamped.files, ...madeUpCompilation.files].map(({ path }) => path));
  const html = new TextDecoder().decode(stamped.files.find(({ path }) => path === "index.html")?.bytes);
  const { resources, ids } = pageContent(html);
  return {
    problems: await verifyPages(stamped, paths),
    html,
    headers: stamped.headers,
    ids,
    resources: resources.length,
    brand,
  };
}

const hasPlace = ({ file, line, column }: Finding): boolean => file !== "" && line > 0 && column > 0;

/** The page of a brand without hostile values. */
let plain: Awaited<ReturnType<typeof stampedOf>>;
beforeAll(async () => {
  const { page } = await outcomeOf(await fixtureFiles("fjord"));
  if (page === undefined) throw new Error("The fixture is not a valid brand.");
  plain = page;
});

/** Refused with a place, or a page like any other: the same elements, a strict policy, and the brand's data as data. */
async function expectHarmless(files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  const outcome = await outcomeOf(files);
  if (outcome.page === undefined) {
    expect(outcome.findings.length).toBeGreaterThan(0);
    expect(outcome.findings.every(hasPlace)).toBe(true);
    return;
  }
  const { problems, html, headers, ids, resources, brand } = outcome.page;
  expect(problems).toEqual([]);
  expect([ids, resources]).toEqual([plain.ids, plain.resources]);
  const block = /<script type="application\/json" id="brand">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  expect((JSON.parse(block) as { tenant: unknown }).tenant).toEqual(brand.languages[0].tenant);
  for (const { page } of Object.values(headers))
    for (const source of String(page["Content-Security-Policy"]).match(/https?:[^ ;]*/g) ?? [])
      expect(source).toMatch(/^https:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/);
}

type Node = DefaultTreeAdapterMap["node"];

/** Read with another parser than the check itself. */
function* elementsIn(node: Node): Generator<DefaultTreeAdapterMap["element"]> {
  if ("tagName" in node) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsIn(child);
}

describe("hostile brands are refused with a place, or harmless in the built page (spec: brands-18)", () => {
  test("descriptors", { timeout: 240_000 }, async () => {
    const changes = fc.array(fc.oneof({ weight: 9, arbitrary: hostileField }, anyField), {
      minLength: 1,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        const valid: unknown = parse(fixtureDescriptor("fjord"));
        const descriptor = list.reduce((changed, [path, value]) => withValue(changed, path, value), valid);
        await expectHarmless({
          ...(await fixtureFiles("fjord")),
          "tenants/fjord/tenant.jsonc": JSON.stringify(descriptor),
        });
      }),
      parameters,
    );
  });

  test("themes", { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(hostileThemeValue, async ([name, changed]) => {
        const files = await fixtureFiles("fjord");
        const theme: unknown = JSON.parse(String(files["themes/fjord.tokens.json"]));
        const path = [...name.split("."), "$value"];
        await expectHarmless({ ...files, "themes/fjord.tokens.json": JSON.stringify(withValue(theme, path, changed)) });
      }),
      parameters,
    );
  });

  test("images", () => {
    fc.assert(
      fc.property(fc.oneof(hostileImage, fc.string({ unit: "binary" })), (text) => {
        const problems = svgProblems(text, "any");
        expect(problems.every(({ offset }) => offset >= 0 && offset <= text.length)).toBe(true);
        if (problems.length > 0) return;
        for (const { tagName, attrs, childNodes } of elementsIn(parseFragment(text))) {
          expect(tagName).not.toMatch(/^(?:script|image|img|a|foreignObject|animate|set)$/i);
          expect(attrs.filter(({ name, value }) => /^on/i.test(name) || /(?:javascript|data):/i.test(value))).toEqual(
            [],
          );
          const css = childNodes.map((child) => ("value" in child ? child.value : "")).join("");
          if (tagName === "style") expect(css).not.toMatch(/@|url\((?!["']?#)/i);
        }
      }),
      { ...parameters, numRuns: parameters.numRuns * 20 },
    );
  });
});
