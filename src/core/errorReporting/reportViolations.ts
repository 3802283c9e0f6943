import { report } from "./report.ts";

/** Something that the content security policy of the page has refused. */
class PolicyViolation extends Error {
  override readonly name = "PolicyViolation";
}

/** How many are reported in one visit. */
const mostInVisit = 10;

/** What extensions of the browser put into a page: it says nothing about the portal. */
const ofExtension = /^(?:[a-z-]*extension|webkit-masked-url|user-script|chrome|resource|about)(?::|$)/i;

/** An address without query, fragment and user, its numbers as `*`; another word, such as `inline`, as it is. */
function withoutDetails(address: string): string {
  const [start = ""] = address.split(/[?#]/);
  return start.replace(/^(\w+:\/\/)[^/]*@/, "$1").replaceAll(/\d+/g, "*");
}

/** What a browser says of a violation: in an event, and under another name (`blockedURL`) in a report that it keeps. */
interface Violation {
  readonly effectiveDirective: string;
  readonly blockedURI: string;
  readonly sourceFile: string;
}

/** The body of a report about a violation; what the browser does not know is null. */
interface KeptViolation extends ReportBody {
  readonly effectiveDirective?: string | null;
  readonly blockedURL?: string | null;
  readonly sourceFile?: string | null;
}

/**
 * Takes what was refused before this begins too: the code that reports is fetched late. Firefox keeps nothing of it.
 * @returns a function that stops it
 */
function takeKept(take: (violation: Violation) => void): () => void {
  if (!("ReportingObserver" in globalThis)) return () => undefined;
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) {
        const { effectiveDirective, blockedURL, sourceFile } = body as KeptViolation;
        take({
          effectiveDirective: effectiveDirective ?? "",
          blockedURI: blockedURL ?? "",
          sourceFile: sourceFile ?? "",
        });
      }
    },
    { types: ["csp-violation"], buffered: true },
  );
  observer.observe();
  return () => observer.disconnect();
}

/**
 * Reports what the content security policy of the page refuses, each directive and address once (spec: errors-20).
 * @returns a function that stops it
 */
export function reportViolations(page: Document = document): () => void {
  const reported = new Set<string>();
  const take = ({ blockedURI, sourceFile, effectiveDirective }: Violation) => {
    if (ofExtension.test(blockedURI) || ofExtension.test(sourceFile)) return;
    const [blocked, source] = [blockedURI, sourceFile].map(withoutDetails);
    const message = `${effectiveDirective}: ${blocked}`;
    if (reported.size >= mostInVisit || reported.has(message)) return;
    reported.add(message);
    report(new PolicyViolation(message), { directive: effectiveDirective, blocked, source });
  };
  page.addEventListener("securitypolicyviolation", take);
  const stop = takeKept(take);
  return () => {
    stop();
    page.removeEventListener("securitypolicyviolation", take);
  };
}
