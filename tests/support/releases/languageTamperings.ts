import { rm } from "node:fs/promises";
import { join } from "node:path";
import { brandBlockId } from "#contract/pageElements.ts";
import { headersFile, recordFile } from "#contract/releaseFiles.ts";
import type { ReleaseRecord } from "#scripts/release/folder/releaseRecord.ts";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";
import { edit, editJson } from "./recordAgain.ts";
import type { Tampering } from "./Tampering.ts";

const nynorsk = "index.nn.html";

/** Removes a page as a build does that has never made it. */
async function neverMade(alfa: string): Promise<void> {
  for (const ending of ["", ".br", ".gz"]) await rm(join(alfa, nynorsk + ending));
  const isOther = ({ path }: { readonly path: string }) => path !== nynorsk;
  await editJson<{ files: ReleaseRecord["files"] }>(join(alfa, recordFile), (record) => {
    record.files = record.files.filter(isOther);
  });
}

type Languages = readonly string[] | undefined;

/** Changes the languages that the headers name, in every environment. */
const nameLanguages = (alfa: string, change: (languages: Languages) => Languages) =>
  editJson<Record<string, { languages?: Languages }>>(join(alfa, headersFile), (headers) => {
    for (const one of Object.values(headers)) one.languages = change(one.languages);
  });

const inPage = (alfa: string, change: (html: string) => string) => edit(join(alfa, nynorsk), change);

/** Ways in which the folder of a brand with several languages can be wrong. It is in bokmål and in nynorsk. */
export const languageTamperings: readonly Tampering[] = [
  ["a page that was lost", "missing-file", nynorsk, (alfa) => rm(join(alfa, nynorsk))],
  ["a page that was lost, as a page", "bad-page", nynorsk, (alfa) => rm(join(alfa, nynorsk))],
  ["a page that was never made", "bad-page", nynorsk, neverMade, "deep"],
  ["a byte of a page", "wrong-digest", nynorsk, (alfa) => inPage(alfa, (html) => `${html} `)],
  ["a compressed page that was lost", "missing-file", `${nynorsk}.gz`, (alfa) => rm(join(alfa, `${nynorsk}.gz`))],
  [
    "a page in another language than its name",
    "bad-page",
    nynorsk,
    (alfa) => inPage(alfa, (html) => html.replace('lang="nn"', 'lang="nb"')),
    "deep",
  ],
  [
    "a page that offers other languages",
    "bad-page",
    nynorsk,
    (alfa) => inPage(alfa, (html) => html.replace('"languages":["nb","nn"]', '"languages":["nb","en"]')),
    "deep",
  ],
  [
    "a page without a brand block",
    "bad-page",
    nynorsk,
    (alfa) => inPage(alfa, (html) => html.replace(`id="${brandBlockId}"`, 'id="merke"')),
    "deep",
  ],
  [
    "a style of one page alone that no policy allows",
    "blocked",
    nynorsk,
    (alfa) => inPage(alfa, (html) => html.replace("margin:0", "margin:1px")),
    "deep",
  ],
  [
    "an address of one page alone that leads nowhere",
    "missing-reference",
    nynorsk,
    (alfa) => inPage(alfa, (html) => html.replaceAll(/logo-[0-9a-f]{8}/g, "logo-00000000")),
    "deep",
  ],
  [
    "a fact of another brand in one page alone",
    "leak",
    nynorsk,
    (alfa) => inPage(alfa, (html) => html.replace("<h1>", "<h1>beta ")),
    "deep",
  ],
  [
    "a page whose language no header names",
    "bad-page",
    nynorsk,
    (alfa) => nameLanguages(alfa, () => undefined),
    "deep",
  ],
  [
    "languages that the portal does not have",
    "bad-headers",
    headersFile,
    (alfa) => nameLanguages(alfa, () => ["nb", "se"]),
  ],
  ["a language twice", "bad-headers", headersFile, (alfa) => nameLanguages(alfa, () => ["nb", "nb"])],
  [
    "other languages in one environment",
    "bad-headers",
    headersFile,
    (alfa) =>
      editJson<Record<keyof BrandHeaders, { languages?: Languages }>>(join(alfa, headersFile), ({ QA }) => {
        QA.languages = ["nn", "nb"];
      }),
  ],
  [
    "a page that a cache may send to everybody",
    "wrong-header",
    headersFile,
    (alfa) =>
      editJson<Record<keyof BrandHeaders, { page: Record<string, string> }>>(
        join(alfa, headersFile),
        ({ Production }) => {
          delete Production.page["Vary"];
        },
      ),
    "deep",
  ],
];
