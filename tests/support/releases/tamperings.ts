import { execFileSync } from "node:child_process";
import { chmod, cp, mkdir, readdir, rename, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { baseFolder } from "#contract/basePath.ts";
import { noticesFile } from "#contract/notices.ts";
import { recordFile, headersFile, sbomFile, securityFile } from "#contract/releaseFiles.ts";
import { brandBlockId } from "#contract/pageElements.ts";
import { headerTamperings } from "./headerTamperings.ts";
import { madeUpChunks } from "./madeUpReleases.ts";
import { edit, editJson } from "./recordAgain.ts";
import type { Tampering } from "./Tampering.ts";

const { main, vendor, kjop } = madeUpChunks;

const sourceMap = '{"version":3,"sources":["src/main.tsx"],"mappings":"AAAA"}';

const addToPage = (alfa: string, more: string): Promise<void> =>
  edit(join(alfa, "index.html"), (page) => page.replace("</body>", `${more}</body>`));

async function replaceByPipe(path: string): Promise<void> {
  await rm(path);
  execFileSync("/usr/bin/mkfifo", [path]);
}

async function replaceByLink(alfa: string, dist: string): Promise<void> {
  await rename(alfa, join(dist, ".elsewhere"));
  await symlink(join(dist, ".elsewhere"), alfa);
}

/** Ways in which a finished folder can be wrong. The folders are those of `writeMadeUpReleases`. */
export const tamperings: readonly Tampering[] = [
  ["a byte of a script", "wrong-digest", vendor, (alfa) => edit(join(alfa, vendor), (code) => `${code} `)],
  ["a script cut off", "wrong-digest", main, (alfa) => truncate(join(alfa, main), 10)],
  ["a missing script", "missing-file", vendor, (alfa) => rm(join(alfa, vendor))],
  ["a missing compressed form", "missing-file", `${main}.br`, (alfa) => rm(join(alfa, `${main}.br`))],
  ["a file that was added", "unlisted-file", "assets/x.js", (alfa) => writeFile(join(alfa, "assets/x.js"), "1")],
  [
    "a source map beside its chunk",
    "served-map",
    `${vendor}.map`,
    (alfa) => writeFile(join(alfa, `${vendor}.map`), '{"version":3}'),
  ],
  [
    "a chunk that leads to a map",
    "served-map",
    vendor,
    (alfa) => edit(join(alfa, vendor), (code) => `${code}//# sourceMappingURL=data:application/json;base64,e30=\n`),
  ],
  [
    "a source map under the name of a text",
    "served-map",
    "assets/x.json",
    (alfa) => writeFile(join(alfa, "assets/x.json"), sourceMap),
  ],
  [
    "a source map under the name of an image",
    "served-map",
    "assets/x.svg",
    (alfa) => writeFile(join(alfa, "assets/x.svg"), sourceMap),
  ],
  [
    "a source map of several scripts",
    "served-map",
    "assets/x.json",
    (alfa) => writeFile(join(alfa, "assets/x.json"), '{"version":3,"sections":[{"offset":{"line":0},"url":"x"}]}'),
  ],
  ...[gzipSync, brotliCompressSync].map((pack): Tampering => {
    const path = pack === gzipSync ? "assets/x.json.gz" : "assets/x.json.br";
    return [
      "a source map that is there compressed alone",
      "served-map",
      path,
      (alfa) => writeFile(join(alfa, path), pack(sourceMap)),
    ];
  }),
  [
    "a source map as the compressed form of a script",
    "served-map",
    `${main}.gz`,
    (alfa) => writeFile(join(alfa, `${main}.gz`), gzipSync(sourceMap)),
  ],
  [
    "a source map in a page",
    "served-map",
    "index.html",
    (alfa) => addToPage(alfa, `<script type="application/json">${sourceMap}</script>`),
  ],
  [
    "a source map as a text in the data of a page",
    "served-map",
    "index.html",
    (alfa) => addToPage(alfa, `<script type="application/json">{"a":${JSON.stringify(sourceMap)}}</script>`),
  ],
  [
    "a source map in an attribute of a page",
    "served-map",
    "index.html",
    (alfa) => addToPage(alfa, `<p title="${sourceMap.replaceAll('"', "&quot;")}"></p>`),
  ],
  [
    "a page whose script leads to a map",
    "served-map",
    "index.html",
    (alfa) => addToPage(alfa, "<script>1\n//# sourceMappingURL=x\n</script>"),
  ],
  ["a hidden file", "unlisted-file", ".env", (alfa) => writeFile(join(alfa, ".env"), "KEY=1")],
  ["a link", "not-a-file", "passwd", (alfa) => symlink("/etc/passwd", join(alfa, "passwd"))],
  ["a pipe as page", "not-a-file", "index.html", (alfa) => replaceByPipe(join(alfa, "index.html"))],
  ["a pipe as record", "bad-record", recordFile, (alfa) => replaceByPipe(join(alfa, recordFile))],
  ["a folder that is a link to that of a brand", "not-a-file", "", replaceByLink],
  [
    "a compressed form of another file",
    "wrong-twin",
    `${main}.gz`,
    (alfa) => writeFile(join(alfa, `${main}.gz`), gzipSync("alert(1)")),
  ],
  [
    "a compressed form that is broken",
    "wrong-twin",
    "index.html.br",
    (alfa) => truncate(join(alfa, "index.html.br"), 9),
  ],
  ["no record", "bad-record", recordFile, (alfa) => rm(join(alfa, recordFile))],
  [
    "a record with a malformed header",
    "bad-record",
    recordFile,
    (alfa) => editJson<{ headers: unknown[] }>(join(alfa, recordFile), ({ headers }) => headers.push(null)),
  ],
  ["a record that is not JSON", "bad-record", recordFile, (alfa) => writeFile(join(alfa, recordFile), "{")],
  [
    "a record that leads out of the folder",
    "bad-record",
    recordFile,
    (alfa) => edit(join(alfa, recordFile), (text) => text.replace('"index.html"', '"../beta/index.html"')),
  ],
  [
    "a digest of the folder that is another one",
    "bad-record",
    recordFile,
    (alfa) => editJson<{ digest: string }>(join(alfa, recordFile), (record) => (record.digest = "0".repeat(64))),
  ],
  [
    "the folder of another brand",
    "wrong-brand",
    recordFile,
    async (alfa, dist) => {
      await rm(alfa, { recursive: true });
      await cp(join(dist, "beta"), alfa, { recursive: true });
    },
  ],
  [
    "a page with a style that the policy does not know",
    "blocked",
    "index.html",
    (alfa) => edit(join(alfa, "index.html"), (html) => html.replace("margin:0", "margin:1px")),
    "deep",
  ],
  [
    "a page without its brand",
    "bad-page",
    "index.html",
    (alfa) => edit(join(alfa, "index.html"), (html) => html.replace(`id="${brandBlockId}"`, 'id="merke"')),
    "deep",
  ],
  [
    "a page that refers to an image that is not there",
    "missing-reference",
    "index.html",
    (alfa) => edit(join(alfa, "index.html"), (html) => html.replaceAll(/logo-[0-9a-f]{8}/g, "logo-00000000")),
    "deep",
  ],
  [
    "a script that imports one that is not there",
    "missing-reference",
    kjop,
    (alfa) => edit(join(alfa, kjop), (code) => `${code}import("./Borte-1.js");`),
    "deep",
  ],
  [
    "a script that is not one",
    "bad-page",
    vendor,
    (alfa) => writeFile(join(alfa, vendor), "<!doctype html><title>404</title>"),
    "deep",
  ],
  [
    "another script than the page's digest says",
    "wrong-integrity",
    "index.html",
    (alfa) => edit(join(alfa, vendor), (code) => `${code};1`),
    "deep",
  ],
  [
    "another file of texts than the page's digest says",
    "wrong-integrity",
    "index.html",
    async (alfa) => {
      const name = (await readdir(join(alfa, "assets"))).find((each) => /^texts-.*\.json$/.test(each)) ?? "";
      await edit(join(alfa, "assets", name), (texts) => texts.replace("Tilbud", "Gaver"));
    },
    "deep",
  ],
  [
    "a first script without digest",
    "no-integrity",
    "index.html",
    (alfa) => edit(join(alfa, "index.html"), (html) => html.replace(new RegExp(`(${main}") integrity="[^"]+"`), "$1")),
    "deep",
  ],
  [
    "a script that the import map leaves out",
    "no-integrity",
    "index.html",
    (alfa) => edit(join(alfa, "index.html"), (html) => html.replace(new RegExp(`"${baseFolder}${kjop}":"[^"]+",`), "")),
    "deep",
  ],
  [
    "a file with the same name and another content in another folder",
    "different-content",
    `../beta/${vendor}`,
    (alfa) => edit(join(alfa, vendor), (code) => `${code};1`),
    "deep",
  ],
  [
    "a text of another brand in the page, as base64",
    "leak",
    "index.html",
    (alfa) =>
      edit(join(alfa, "index.html"), (html) =>
        html.replace("</body>", `<!--${Buffer.from("kunde@beta.example").toString("base64")}--></body>`),
      ),
    "deep",
  ],
  [
    "a brand in a script that all share",
    "leak",
    vendor,
    (alfa) => edit(join(alfa, vendor), (code) => `${code};const host="forsikring.beta.example"`),
    "deep",
  ],
  [
    "a host of another brand",
    "duplicate-host",
    "../beta/headers.json",
    (alfa) =>
      edit(join(alfa, headersFile), (text) => text.replace("forsikring.alfa.example", "forsikring.beta.example")),
    "deep",
  ],
  [
    "no security contact",
    "bad-security-txt",
    securityFile,
    (alfa) => rm(join(alfa, ".well-known"), { recursive: true }),
  ],
  [
    "a security contact without an address",
    "bad-security-txt",
    securityFile,
    (alfa) => edit(join(alfa, securityFile), (text) => text.replace("mailto:", "")),
    "deep",
  ],
  [
    "a notice in a release",
    "bad-notices",
    noticesFile,
    (alfa) => edit(join(alfa, noticesFile), (text) => text.replace("[]", "[1]")),
    "deep",
  ],
  ["a bill of materials that is cut off", "bad-sbom", sbomFile, (alfa) => truncate(join(alfa, sbomFile), 100), "deep"],
  [
    "a package without a licence",
    "missing-license",
    "index.html",
    (alfa) => edit(join(alfa, "index.html"), (html) => html.replace('rel="license"', 'rel="help"')),
    "deep",
  ],
  [
    "a page with values from which no headers can be made",
    "bad-page",
    "index.html",
    (alfa) =>
      edit(join(alfa, "index.html"), (html) => html.replace('"errorReporting":{', '"errorReporting":{"dsn":"ingen",')),
    "deep",
  ],
  [
    "a script changed under its name",
    "wrong-name",
    vendor,
    (alfa) => edit(join(alfa, vendor), (code) => `${code};1`),
    "deep",
  ],
  [
    "a script that loads a changed one, under its old name",
    "wrong-name",
    main,
    (alfa) => edit(join(alfa, vendor), (code) => `${code};1`),
    "deep",
  ],
  ["a file that nobody may read", "bad-mode", vendor, (alfa) => chmod(join(alfa, vendor), 0o000)],
  ["a file that only its owner may read", "bad-mode", vendor, (alfa) => chmod(join(alfa, vendor), 0o600)],
  ["a script that everybody may write", "bad-mode", vendor, (alfa) => chmod(join(alfa, vendor), 0o777)],
  ["a folder that everybody may write", "bad-mode", "assets", (alfa) => chmod(join(alfa, "assets"), 0o777)],
  ["a brand's folder that only its owner may open", "bad-mode", "./", (alfa) => chmod(alfa, 0o700)],
  ["an empty folder", "empty-folder", "assets/tom", (alfa) => mkdir(join(alfa, "assets/tom"))],
  ["a file beside the brands", "unlisted-file", "../notat.txt", (_, dist) => writeFile(join(dist, "notat.txt"), "1")],
  ["a hidden folder beside the brands", "unlisted-file", "../.git", (_, dist) => mkdir(join(dist, ".git"))],
  ...headerTamperings,
];
