import { fileKinds } from "#contract/answerOf.ts";
import { isSameJson } from "#contract/isSameJson.ts";
import type { BrandBlock } from "#contract/brandBlock.ts";
import { type EnvironmentName, environmentNames } from "#contract/descriptor/environmentNames.ts";
import { mergeLayers } from "#contract/mergeLayers.ts";
import { headersFile } from "#contract/releaseFiles.ts";
import { cspHash } from "#scripts/stamp/digest.ts";
import type { PublicDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import { type BrandPages, emptyStyle, environmentHeaders } from "#scripts/stamp/headers.ts";
import { pageProblems, parsePolicy } from "#scripts/stamp/verifyPages.ts";
import type { FolderToVerify, PageToVerify } from "./FolderToVerify.ts";

const tenantIn = ({ tenant, environments }: BrandBlock, environment: EnvironmentName) =>
  mergeLayers(tenant, environments[environment].overlay) as PublicDescriptor;

const inlineIn = ({ page }: PageToVerify, what?: string): string[] =>
  page.resources.flatMap((one) =>
    "inline" in one.source && one.what === (what ?? one.what) ? [one.source.inline] : [],
  );

/** The hashes of what is inline in the pages, in their order: as the build hands them to the policy. */
async function hashesOf({ pages, headers }: FolderToVerify): Promise<BrandPages> {
  const of = (what: string) => Promise.all([...new Set(pages.flatMap((each) => inlineIn(each, what)))].map(cspHash));
  const languages = headers?.Production.languages ?? ["nb"];
  return { styles: await of("<style>"), scripts: await of("<script>"), languages };
}

/** What a build of this version gives for a brand in an environment; undefined when its values cannot be used. */
function builtHeaders(block: BrandBlock, environment: EnvironmentName, pages: BrandPages) {
  try {
    return environmentHeaders(environment, tenantIn(block, environment), [], pages);
  } catch {
    return undefined;
  }
}

/**
 * Every header against what a build gives for the brand in a page, by name and value: none is missing, weaker, or
 * unknown to the build.
 */
function verifyValues({ headers, list }: FolderToVerify, { file, block }: PageToVerify, pages: BrandPages): void {
  if (headers === undefined || block === undefined) return;
  for (const environment of environmentNames) {
    const built = builtHeaders(block, environment, pages);
    if (built === undefined) {
      list.add("bad-page", file, `its values give no headers for ${environment}`);
      continue;
    }
    if (!isSameJson(headers[environment].husk ?? null, built.husk ?? null))
      list.add("wrong-header", headersFile, `${environment} husk`);
    for (const kind of fileKinds) {
      const [sent, expected] = [headers[environment][kind], built[kind]];
      for (const name of new Set([...Object.keys(expected), ...Object.keys(sent)]))
        if (sent[name] !== expected[name]) list.add("wrong-header", headersFile, `${environment} ${kind} ${name}`);
    }
  }
}

/** Letters that are syntax in the configuration of a web server, and inside no header of a build. */
const syntax = /["\\${}]/;

/** A value without the quotes that a build writes: those of the address for crashes. */
const withoutOwnQuotes = (name: string, value: string): string =>
  name === "Reporting-Endpoints" ? value.replace(/^crash-reporting="([^"]*)"$/, "$1") : value;

/** Every string of a brand in one environment: the only reason for a host in a policy. */
const wordsOf = (block: BrandBlock, environment: EnvironmentName) => JSON.stringify(tenantIn(block, environment));

/**
 * The headers against what the pages load, source by source, in every environment: the policy allows all that a page
 * needs, and nothing that none needs.
 */
export async function verifyPolicies(opened: FolderToVerify): Promise<void> {
  const { headers, pages, content, list } = opened;
  const [{ block }] = pages;
  if (headers === undefined || block === undefined) return;
  const files = new Set(content.files.keys());
  const built = await hashesOf(opened);
  for (const each of pages) {
    if (each.block === undefined) continue;
    const problems = await pageProblems({ file: each.file, page: each.page, headers }, files);
    for (const { kind, file, text } of problems) list.add(kind, file, text);
    verifyValues(opened, each, built);
  }

  const inline = pages.flatMap((each) => inlineIn(each));
  const used = new Set([emptyStyle, ...(await Promise.all(inline.map(cspHash)))]);
  for (const environment of environmentNames) {
    let words: string | undefined;
    const names = (host: string) => (words ??= wordsOf(block, environment)).includes(host);
    const policy = parsePolicy(headers[environment].page["Content-Security-Policy"] ?? "");
    for (const [directive, sources] of policy)
      for (const source of sources) {
        const host = /^https:\/\/(.+)$/.exec(source)?.[1];
        const isUnused = host === undefined ? source.startsWith("'sha") && !used.has(source) : !names(host);
        if (isUnused) list.add("unused-source", headersFile, `${environment}: ${directive} ${source}`);
      }
    for (const kind of fileKinds)
      for (const [name, value] of Object.entries(headers[environment][kind]))
        if (syntax.test(withoutOwnQuotes(name, value)))
          list.add("bad-header", headersFile, `${environment} ${kind} ${name}: ${value}`);
    for (const { block: one, file } of pages)
      if (one !== undefined && !isSameJson(one.environments[environment].hostnames, headers[environment].hostnames))
        list.add("bad-headers", headersFile, `${environment} has other hosts than ${file}`);
  }
}
