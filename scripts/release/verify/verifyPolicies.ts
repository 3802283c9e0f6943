import { isSameJson } from "#contract/isSameJson.ts";
import type { BrandBlock } from "#contract/brandBlock.ts";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { mergeLayers } from "#contract/mergeLayers.ts";
import { headersFile } from "#contract/releaseFiles.ts";
import { cspHash } from "#scripts/stamp/digest.ts";
import { emptyStyle } from "#scripts/stamp/headers.ts";
import { pageProblems, parsePolicy } from "#scripts/stamp/verifyPage.ts";
import type { FolderToVerify } from "./FolderToVerify.ts";

/** Every string of a brand in one environment: the only reason for a host in a policy. */
function wordsOf(block: BrandBlock, environment: (typeof environmentNames)[number]): string {
  const { overlay } = block.environments[environment];
  return JSON.stringify(mergeLayers(block.tenant, overlay));
}

/**
 * The headers against what the page loads, source by source, in every environment: the policy allows all that the page
 * needs, and nothing else.
 */
export async function verifyPolicies({ headers, block, page, content, list }: FolderToVerify): Promise<void> {
  if (headers === undefined || block === undefined) return;
  const problems = await pageProblems({ page, headers }, new Set(content.files.keys()));
  for (const { kind, file, text } of problems) list.add(kind, file, text);

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
    const hosts = block.environments[environment].hostnames;
    if (!isSameJson(hosts, headers[environment].hostnames))
      list.add("bad-headers", headersFile, `${environment} has other hosts than the page`);
  }
}
