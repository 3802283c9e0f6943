import { cspHash } from "./digest.ts";
import { cssUrls, type PageContent, pageContent, type PageResource } from "./pageResources.ts";
import { baseFolder } from "#contract/basePath.ts";
import { pageFiles } from "#contract/pageLanguage.ts";
import { headersFile } from "#contract/releaseFiles.ts";
import { brandBlockId, rootId } from "#contract/pageElements.ts";
import { policyProblems } from "./policyProblems.ts";
import type { Stamped } from "./stamp.ts";

type Policy = ReadonlyMap<string, readonly string[]>;

/** Parses a policy into its directives with their sources. */
export function parsePolicy(header: string): Policy {
  return new Map(
    header.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
}

const fallback = new Set(["script-src", "style-src", "img-src", "font-src", "frame-src"]);

/** A resource, with the hash of what is inline as a policy spells it. */
type HashedResource = PageResource & { readonly hash: string };

const hashed = async (resource: PageResource): Promise<HashedResource> => ({
  ...resource,
  hash: "inline" in resource.source ? await cspHash(resource.source.inline) : "",
});

/** Whether a policy allows a resource. Supports the sources that our pages use: 'self', hashes, data:, origins. */
function allows(policy: Policy, { directive, source, hash }: HashedResource): boolean {
  const sources = policy.get(directive) ?? (fallback.has(directive) ? (policy.get("default-src") ?? []) : ["*"]);
  if ("inline" in source) return sources.includes(hash);
  if (source.url.startsWith("data:")) return sources.includes("data:");
  if (source.url.startsWith("/") && !source.url.startsWith("//")) return sources.includes("'self'");
  const origin = URL.parse(source.url)?.origin;
  return origin !== undefined && sources.includes(origin);
}

const shown = (source: PageResource["source"]) =>
  "url" in source ? source.url : JSON.stringify(source.inline.slice(0, 60));

/** Hashes do not apply to inline event handlers and style attributes: they are always reported. */
const isAttribute = ({ what }: PageResource) => !what.startsWith("<");

/** What is wrong with a page, by kind. */
export interface PageProblem {
  /**
   * `bad-page`: the markup; `missing-reference`: a file that is not there; `blocked`: a resource that the policy does
   * not allow; `weak-policy`: a policy that is not strict; `bad-header`: a header that cannot be sent.
   */
  readonly kind: "bad-page" | "missing-reference" | "blocked" | "weak-policy" | "bad-header";
  /** The file that has to be corrected. */
  readonly file: string;
  /** What is wrong, in words. */
  readonly text: string;
}

/** A page with its headers. */
export interface PageToCheck extends Pick<Stamped, "headers"> {
  /** Its name. */
  readonly file: string;
  /** What is in the page. */
  readonly page: PageContent;
}

/**
 * Checks that the resources of a page are in its folder, and that its headers allow them in every environment.
 * @param files paths of the whole folder
 */
export async function pageProblems(
  { file, page: { resources, ids }, headers }: PageToCheck,
  files: ReadonlySet<string>,
): Promise<PageProblem[]> {
  const problems: PageProblem[] = [];
  const add = (kind: PageProblem["kind"], text: string) => {
    const isOfHeaders = kind === "weak-policy" || kind === "bad-header";
    problems.push({ kind, file: isOfHeaders ? headersFile : file, text });
  };

  const styles = resources.filter(({ directive, source }) => directive === "style-src" && "inline" in source);
  const inCss: PageResource[] = styles.flatMap(({ source }) =>
    cssUrls("inline" in source ? source.inline : "").map((url) => ({
      directive: url.endsWith(".woff2") ? ("font-src" as const) : ("img-src" as const),
      source: { url },
      what: "<style> url()",
    })),
  );
  const all = await Promise.all([...resources, ...inCss].map(hashed));

  for (const { source, what } of all) {
    if (!("url" in source) || !source.url.startsWith("/")) continue;
    const isOurs = source.url.startsWith(baseFolder);
    if (!isOurs || !files.has(source.url.slice(baseFolder.length)))
      add("missing-reference", `${what} refers to ${source.url}, which is not in the folder`);
  }
  for (const [environment, { page: pageHeaders, assets, wellKnown }] of Object.entries(headers)) {
    const header = pageHeaders["Content-Security-Policy"] ?? "";
    const policy = parsePolicy(header);
    for (const resource of all) {
      if (isAttribute(resource) || !allows(policy, resource))
        add(
          "blocked",
          `the ${environment} policy blocks ${resource.what} ${shown(resource.source)} (${resource.directive})`,
        );
    }
    for (const problem of policyProblems(header)) add("weak-policy", `the ${environment} policy ${problem}`);
    for (const [name, value] of [pageHeaders, assets, wellKnown].flatMap((kind) => Object.entries(kind))) {
      if (!/^[A-Za-z-]+$/.test(name) || !/^[\x20-\x7e]+$/.test(value))
        add("bad-header", `the ${environment} header ${JSON.stringify(name)} cannot be sent: ${JSON.stringify(value)}`);
    }
  }
  for (const duplicate of ids.filter((one, index) => ids.indexOf(one) !== index))
    add("bad-page", `two elements have the id "${duplicate}"`);
  for (const wanted of [rootId, brandBlockId])
    if (!ids.includes(wanted)) add("bad-page", `no element has the id "${wanted}"`);
  return problems;
}

/**
 * Checks the stamped pages of a brand ({@link pageProblems}).
 * @param files paths of the whole folder
 * @returns problems, one line each
 */
export async function verifyPages({ id, files: own, headers }: Stamped, files: ReadonlySet<string>): Promise<string[]> {
  const lines = new Set<string>();
  for (const wanted of pageFiles(headers.Production.languages)) {
    const html = own.find(({ path }) => path === wanted);
    if (html === undefined) {
      lines.add(`${id}: there is no ${wanted}`);
      continue;
    }
    const page = pageContent(new TextDecoder().decode(html.bytes));
    const problems = await pageProblems({ file: wanted, page, headers }, files);
    for (const { file, text } of problems) lines.add(`${id}: ${file}: ${text}`);
  }
  return [...lines];
}
