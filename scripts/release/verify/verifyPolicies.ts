import { fileKinds } from "#contract/answerOf.ts";
import { isSameJson } from "#contract/isSameJson.ts";
import type { BrandBlock } from "#contract/brandBlock.ts";
import { type EnvironmentName, environmentNames } from "#contract/descriptor/environmentNames.ts";
import { mergeLayers } from "#contract/mergeLayers.ts";
import { headersFile } from "#contract/releaseFiles.ts";
import { cspHash } from "#scripts/stamp/digest.ts";
import type { PublicDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import { emptyStyle, environmentHeaders, type InlineHashes } from "#scripts/stamp/headers.ts";
import type { PageContent } from "#scripts/stamp/pageResources.ts";
import { pageProblems, parsePolicy } from "#scripts/stamp/verifyPage.ts";
import type { FolderToVerify } from "./FolderToVerify.ts";

const tenantIn = ({ tenant, environments }: BrandBlock, environment: EnvironmentName) =>
  mergeLayers(tenant, environments[environment].overlay) as PublicDescriptor;

/** The hashes of what is inline in a page, in its order: as the build hands them to the policy. */
async function hashesOf({ resources }: PageContent): Promise<InlineHashes> {
  const of = (what: string) =>
    Promise.all(
      resources.flatMap((one) => (one.what === what && "inline" in one.source ? [cspHash(one.source.inline)] : [])),
    );
  return { styles: await of("<style>"), scripts: await of("<script>") };
}

/** What a build of this version gives for a brand in an environment; undefined when its values cannot be used. */
function builtHeaders(block: BrandBlock, environment: EnvironmentName, hashes: InlineHashes) {
  try {
    return environmentHeaders(environment, tenantIn(block, environment), [], hashes);
  } catch {
    return undefined;
  }
}

/**
 * Every header against what a build gives for the brand in the page, by name and value: none is missing, weaker, or
 * unknown to the build.
 */
async function verifyValues({ headers, block, page, list }: FolderToVerify): Promise<void> {
  if (headers === undefined || block === undefined) return;
  const hashes = await hashesOf(page);
  for (const environment of environmentNames) {
    const built = builtHeaders(block, environment, hashes);
    if (built === undefined) {
      list.add("bad-page", "index.html", `its values give no headers for ${environment}`);
      continue;
    }
    for (const kind of fileKinds) {
      const [sent, expected] = [headers[environment][kind], built[kind]];
      for (const name of new Set([...Object.keys(expected), ...Object.keys(sent)]))
        if (sent[name] !== expected[name]) list.add("wrong-header", headersFile, `${environment} ${kind} ${name}`);
    }
  }
}

/** Letters that are syntax in the configuration of a web server, and in no header of a build. */
const syntax = /["\\${}]/;

/** Every string of a brand in one environment: the only reason for a host in a policy. */
const wordsOf = (block: BrandBlock, environment: EnvironmentName) => JSON.stringify(tenantIn(block, environment));

/**
 * The headers against what the page loads, source by source, in every environment: the policy allows all that the page
 * needs, and nothing else.
 */
export async function verifyPolicies(opened: FolderToVerify): Promise<void> {
  const { headers, block, page, content, list } = opened;
  if (headers === undefined || block === undefined) return;
  const problems = await pageProblems({ page, headers }, new Set(content.files.keys()));
  for (const { kind, file, text } of problems) list.add(kind, file, text);
  await verifyValues(opened);

  const inline = page.resources.flatMap(({ source }) => ("inline" in source ? [source.inline] : []));
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
        if (syntax.test(value)) list.add("bad-header", headersFile, `${environment} ${kind} ${name}: ${value}`);
    const hosts = block.environments[environment].hostnames;
    if (!isSameJson(hosts, headers[environment].hostnames))
      list.add("bad-headers", headersFile, `${environment} has other hosts than the page`);
  }
}
