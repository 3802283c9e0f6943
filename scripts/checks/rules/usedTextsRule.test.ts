import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { parseJsonFile } from "#scripts/brands/json/jsonFile.ts";
import { repository } from "#scripts/files/repository.ts";
import { fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { PortalText } from "#scripts/leaks/PortalText.ts";
import { loadLocales } from "../loadLocales.ts";
import { reportFindings } from "../report/reportFindings.ts";
import { validateBrands } from "../validateBrands.ts";
import { textSources, textUseFindings, usedTextsRule } from "./usedTextsRule.ts";

const texts = `{
  "title": "Økten",
  "heading_one": "{{count}} sekund",
  "heading_other": "{{count}} sekunder",
  "cover.text": "Vi sjekker",
  "old": "Ingen viser denne"
}`;

async function found(code: string) {
  return withFolder({ "session.json": texts }, (folder) => {
    const findings = textUseFindings(loadLocales(folder), [{ file: "src/Session.tsx", text: code }]);
    const report = reportFindings({ root: folder, findings });
    return Promise.resolve(
      report.findings.map(({ file, line, code: found, message, related = [] }) =>
        [`${file}:${line} ${found} ${message}`, ...related.map((place) => `${place.file}:${place.line}`)].join(" "),
      ),
    );
  });
}

const session = 'const { t } = useTranslation("session");\n';
const all = `${session} t("title"); t("heading", { count }); t(\`\${kind}.text\`);`;

describe("npm run validate: the texts of the code (spec: brands-22)", () => {
  test("a text that nothing shows is a note, at its line", async () => {
    expect(await found(all)).toEqual([
      'locales/nb/session.json:6 unused-text Nothing in the portal shows the text "old"',
    ]);
  });

  test("a text that is shown and does not exist is a finding, with the line that shows it", async () => {
    expect(await found(`${all}\nt("old");\nt("extend");`)).toEqual([
      'locales/nb/session.json:1 missing-text locales/nb/session.json has no text "extend" src/Session.tsx:4',
    ]);
  });

  test("a text that a part takes out of its texts by name is used", async () => {
    expect(await found(`${all}\nconst { title: name, old: label } = useTexts(source);`)).toEqual([]);
    expect(await found(`${all}\nconst { title: old } = useTexts(source);`)).toHaveLength(1);
    expect(await found(`${all}\nconst texts = useTexts(source);\nshow(texts.old);`)).toEqual([]);
  });

  test("a text whose key is written in another module is used", async () => {
    expect(await found(`${all}\nconst key = "old";`)).toEqual([]);
  });

  test("the portal has no such finding, and a text that is taken out is noticed", () => {
    const locales = loadLocales(join(repository, "locales/nb"));
    const sources = textSources();
    expect(textUseFindings(locales, sources)).toEqual([]);
    const own = locales.files.get("session");
    const json = own && parseJsonFile({ file: own.json.file, text: own.json.text.replace('"extend"', '"extnd"') }).json;
    const extend = own?.texts.get("extend");
    if (own === undefined || json === undefined || extend === undefined) throw new Error("There is no such text");
    const changed = new Map([...own.texts].filter(([key]) => key !== "extend")).set("extnd", {
      ...extend,
      path: ["extnd"],
    });
    const files = new Map(locales.files).set("session", { json, texts: changed });
    const codes = textUseFindings({ ...locales, files }, sources).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(["unused-text", "missing-text"]));
  });

  test("are checked together with the words of the portal's code", async () => {
    const check = (portal?: PortalText) =>
      withFolder(fixture, (folder) =>
        validateBrands(folder, [usedTextsRule], undefined, portal && (() => Promise.resolve(portal))),
      );
    const fixture = await fixtureFiles("fjord");
    for (const portal of [undefined, new PortalText([])]) expect((await check(portal)).findings).toEqual([]);
  });
});
